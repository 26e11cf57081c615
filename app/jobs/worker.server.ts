import { setTimeout as delay } from 'node:timers/promises'
import { JOB_ABORT_GRACE_MS, JOB_CONCURRENCY, JOB_DRAIN_MS, JOB_POLL_MS } from '#app/config/jobs.ts'
import { LEASE_RENEWAL_MS, LEASE_SECONDS } from '#app/config/leases.ts'
import { log } from '#app/log.server.ts'
import { claimJobs, putBackUncounted } from '#app/models/jobs/job.server.ts'
import { retryDelaySeconds } from './failure.ts'
import { type JobHandlers, type RunOptions, runJob, STOPPING } from './run-job.server.ts'
import { onWake } from './wake.server.ts'

interface WorkerOptions extends Partial<RunOptions> {
  handlers: JobHandlers
  /** Concurrent jobs. */
  concurrency?: number
  pollMs?: number
  /** How long running jobs may continue after `stop`. */
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
  leaseSeconds: LEASE_SECONDS.jobs,
  renewalMs: LEASE_RENEWAL_MS,
  retryDelay: (attempts: number) => retryDelaySeconds({ attempts, random: Math.random() }),
}

/** Runs queued jobs in this process, several at a time. Any number of processes can do so. */
export class JobWorker {
  readonly #options: Required<WorkerOptions>
  readonly #running = new Set<RunningJob>()
  #loop: Promise<void> = Promise.resolve()
  #isStopping = false
  /** A job was queued, or a slot became free, since the last poll. */
  #isWoken = false
  #endPause = () => {}
  #stopListening = () => {}
  /** The last poll filled every free slot, so more may be due. */
  #mayBeMore = false
  #isDatabaseAway = false

  constructor(options: WorkerOptions) {
    this.#options = { ...DEFAULTS, ...options }
  }

  /** Starts polling: runs due jobs now and whenever there are any. */
  start(): void {
    this.#stopListening = onWake(() => this.#wake())
    this.#loop = this.#work()
  }

  /** Runs the jobs due now, up to the number of free slots, and waits for them. @returns how many there were. */
  async runDue(): Promise<number> {
    const started = await this.#claim()
    await Promise.all(started.map(({ ended }) => ended))
    return started.length
  }

  /**
   * Stops claiming, lets running jobs continue for the drain time, then aborts them and puts them back. Takes little
   * longer than the drain time.
   */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#stopListening()
    this.#wake()
    await this.#settled(this.#options.drainMs)
    for (const { abort } of this.#running) abort.abort(STOPPING)
    await this.#settled(2 * JOB_ABORT_GRACE_MS)
  }

  /** Waits until nothing runs here, for at most `ms`. */
  async #settled(ms: number): Promise<void> {
    const tooLong = new AbortController()
    const ended = Promise.all([this.#loop, ...[...this.#running].map((job) => job.ended)])
    await Promise.race([ended, delay(ms, undefined, { signal: tooLong.signal }).catch(() => {})])
    tooLong.abort()
  }

  async #work(): Promise<void> {
    while (!this.#isStopping) {
      this.#isWoken = false
      try {
        await this.#claim()
        if (this.#isDatabaseAway) log.info('the queue can be read again')
        this.#isDatabaseAway = false
      } catch (error) {
        if (!this.#isDatabaseAway) log.error({ err: error }, 'the queue cannot be read')
        this.#isDatabaseAway = true
      }
      await this.#pause()
    }
  }

  async #claim(): Promise<RunningJob[]> {
    const { concurrency, leaseSeconds } = this.#options
    const free = concurrency - this.#running.size
    if (free <= 0) {
      this.#mayBeMore = true
      return []
    }
    const claimedAt = performance.now()
    const jobs = await claimJobs({ limit: free, leaseSeconds })
    this.#mayBeMore = jobs.length === free
    if (this.#isStopping) {
      await Promise.all(jobs.map(putBackUncounted))
      return []
    }
    return jobs.map((job) => {
      const abort = new AbortController()
      const running = { abort, ended: runJob({ job, claimedAt, abort, run: this.#options }) }
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
    this.#endPause()
  }

  async #pause(): Promise<void> {
    if (this.#isWoken) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#options.pollMs)
      this.#endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
