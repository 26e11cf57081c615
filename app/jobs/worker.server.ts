import { setTimeout as delay } from 'node:timers/promises'
import {
  JOB_ABORT_GRACE_MS,
  JOB_CONCURRENCY,
  JOB_DRAIN_MS,
  JOB_HEARTBEAT_MS,
  JOB_LEASE_SECONDS,
  JOB_POLL_MS,
} from '#app/config/jobs.ts'
import { log } from '#app/log.server.ts'
import { retryDelaySeconds } from './failure.ts'
import { releaseJob, takeJobs } from './lease.server.ts'
import { type JobHandlers, type RunOptions, runJob, STOPPING } from './run-job.server.ts'
import { onWake } from './wake.server.ts'

interface WorkerOptions extends Partial<RunOptions> {
  handlers: JobHandlers
  /** Jobs at a time. */
  concurrency?: number
  pollMs?: number
  /** How long running jobs may go on after `stop`. */
  drainMs?: number
}

interface RunningJob {
  ended: Promise<void>
  abort: AbortController
}

const DEFAULTS = {
  concurrency: JOB_CONCURRENCY,
  pollMs: JOB_POLL_MS,
  drainMs: JOB_DRAIN_MS,
  leaseSeconds: JOB_LEASE_SECONDS,
  heartbeatMs: JOB_HEARTBEAT_MS,
  retryDelay: (attempts: number) => retryDelaySeconds({ attempts, random: Math.random() }),
}

/** Does the queue's work in this process, several jobs at a time, beside any number of other processes. */
export class JobWorker {
  readonly #options: Required<WorkerOptions>
  readonly #running = new Set<RunningJob>()
  #loop: Promise<void> = Promise.resolve()
  #isStopping = false
  /** Something was queued, or a place fell free, since the last look. */
  #isWoken = false
  #endNap = () => {}
  #stopListening = () => {}
  /** The last look filled every free place, so that more may be due. */
  #mayBeMore = false
  #isOut = false

  constructor(options: WorkerOptions) {
    this.#options = { ...DEFAULTS, ...options }
  }

  /** Takes up what is due, now and whenever there is something. */
  start(): void {
    this.#stopListening = onWake(() => this.#wake())
    this.#loop = this.#work()
  }

  /** Does what is due now, as far as there are places for it. @returns how many jobs that was, when they have ended. */
  async runDue(): Promise<number> {
    const taken = await this.#takeUp()
    await Promise.all(taken.map(({ ended }) => ended))
    return taken.length
  }

  /**
   * Takes nothing more, lets what runs go on for a while, then tells it to end and puts it back for others. Takes no
   * longer than the drain time and a few moments.
   */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#stopListening()
    this.#wake()
    await this.#quiet(this.#options.drainMs)
    for (const { abort } of this.#running) abort.abort(STOPPING)
    await this.#quiet(2 * JOB_ABORT_GRACE_MS)
  }

  /** Waits until nothing runs here, at most so long. */
  async #quiet(ms: number): Promise<void> {
    const tooLong = new AbortController()
    const ended = Promise.all([this.#loop, ...[...this.#running].map((job) => job.ended)])
    await Promise.race([ended, delay(ms, undefined, { signal: tooLong.signal }).catch(() => {})])
    tooLong.abort()
  }

  async #work(): Promise<void> {
    while (!this.#isStopping) {
      this.#isWoken = false
      try {
        await this.#takeUp()
        if (this.#isOut) log.info('the queue can be read again')
        this.#isOut = false
      } catch (error) {
        if (!this.#isOut) log.error({ err: error }, 'the queue cannot be read')
        this.#isOut = true
      }
      await this.#nap()
    }
  }

  async #takeUp(): Promise<RunningJob[]> {
    const { concurrency, leaseSeconds } = this.#options
    const free = concurrency - this.#running.size
    if (free <= 0) {
      this.#mayBeMore = true
      return []
    }
    const takenAt = performance.now()
    const jobs = await takeJobs({ limit: free, leaseSeconds })
    this.#mayBeMore = jobs.length === free
    if (this.#isStopping) {
      await Promise.all(jobs.map(releaseJob))
      return []
    }
    return jobs.map((job) => {
      const abort = new AbortController()
      const running = { abort, ended: runJob({ job, takenAt, abort, run: this.#options }) }
      this.#running.add(running)
      void running.ended.finally(() => {
        this.#running.delete(running)
        if (this.#mayBeMore) this.#wake()
      })
      return running
    })
  }

  #wake(): void {
    this.#isWoken = true
    this.#endNap()
  }

  async #nap(): Promise<void> {
    if (this.#isWoken) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#options.pollMs)
      this.#endNap = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
