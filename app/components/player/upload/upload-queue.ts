import { UPLOAD_RETRY_DELAYS_MS, UPLOAD_SETTLE_MS } from '#app/config/practice.ts'
import { type UploadedTake, uploadedTakesOf, parseObject } from '../session/attempt-answer.ts'
import { SECOND_MS } from '#app/config/time.ts'
import type { SendAnswer } from './send-form.ts'
import type { TakeCalls } from './take-calls.ts'

/**
 * Uploads recordings while the learner continues, one at a time. Never fails: whatever it cannot upload goes with the
 * final submission.
 */
export interface UploadQueue {
  /** Asks which of these recordings, by segment index, the server already has, and uploads the rest. */
  begin: (takes: readonly (Blob | null)[]) => Promise<void>
  /** The desired recording of a segment on the server; null deletes it. */
  want: (index: number, blob: Blob | null) => void
  /** The current recordings that the server has. */
  held: () => (UploadedTake & { blob: Blob })[]
  /** Waits briefly for the upload in progress, and starts nothing new until `resume`. */
  settle: () => Promise<void>
  resume: () => void
  /** Deletes all uploads. */
  discard: () => void
  /** Ends it permanently. */
  stop: () => void
}

interface Options {
  calls: TakeCalls
  onHeld: (count: number) => void
  /** Lower-case hex, or null if the browser cannot compute it. */
  hash: (blob: Blob) => Promise<string | null>
  /** Waits before the next attempt; returning online or an abort ends it early. Never rejects. */
  wait: (options: { delayMs: number; signal: AbortSignal }) => Promise<void>
  retryDelaysMs?: readonly number[]
  settleMs?: number
}

/** The desired and actual state of one segment. */
interface Slot {
  wanted: Blob | null
  held: { blob: Blob; sha256: string } | null
  /** Some of it may be on the server. */
  isTouched: boolean
  /** The server refused it permanently. */
  isRefused: boolean
}

type Task = { kind: 'put'; index: number; blob: Blob } | { kind: 'remove'; index: number }

const NOT_DONE = 300
const SERVER_FAULT = 500
const RETRIED_CLIENT_FAULTS = [408, 425, 429]

export function createUploadQueue(options: Options): UploadQueue {
  const { calls, onHeld, hash, wait } = options
  const { retryDelaysMs = UPLOAD_RETRY_DELAYS_MS, settleMs = UPLOAD_SETTLE_MS } = options
  const slots = new Map<number, Slot>()
  const end = new AbortController()
  let isRunning = false
  let isPaused = true
  let failures = 0
  let inFlight: AbortController | null = null
  let working: Promise<number> | null = null
  let waiting: AbortController | null = null

  const slotOf = (index: number): Slot =>
    slots.get(index) ?? { wanted: null, held: null, isTouched: false, isRefused: false }
  function change(index: number, part: Partial<Slot>): void {
    slots.set(index, { ...slotOf(index), ...part })
    onHeld(held().length)
  }
  function held() {
    return [...slots].flatMap(([segmentIndex, slot]) =>
      slot.held && slot.held.blob === slot.wanted ? [{ segmentIndex, ...slot.held }] : [],
    )
  }
  const mayWork = () => !isPaused && !end.signal.aborted
  function nextTask(): Task | null {
    for (const [index, slot] of slots) {
      if (slot.isRefused) continue
      if (slot.wanted && slot.held?.blob !== slot.wanted) return { kind: 'put', index, blob: slot.wanted }
      if (!slot.wanted && slot.isTouched) return { kind: 'remove', index }
    }
    return null
  }

  async function send(task: Task): Promise<SendAnswer | null> {
    inFlight = new AbortController()
    const { signal } = inFlight
    const sent = task.kind === 'put' ? calls.put({ ...task, signal }) : calls.remove({ ...task, signal })
    const answer = await sent.catch(() => null)
    inFlight = null
    return answer
  }

  /** Runs one task. Resolves to how long to wait before the next one. */
  async function work(task: Task): Promise<number> {
    const { index } = task
    change(index, { isTouched: true })
    const answer = await send(task)
    const verdict = verdictOf(task, answer)
    if (verdict === 'later') {
      const delayMs = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0
      failures += 1
      // Moved to the end, so that an upload too large for the connection does not block the others.
      const slot = slotOf(index)
      slots.delete(index)
      slots.set(index, slot)
      return Math.max(delayMs, (answer?.retryAfterSeconds ?? 0) * SECOND_MS)
    }
    failures = 0
    // The refusal does not apply to a newer recording of the segment.
    if (verdict === 'refused')
      change(index, { isRefused: slotOf(index).wanted === (task.kind === 'put' ? task.blob : null) })
    else if (task.kind === 'remove') change(index, { held: null, isTouched: false })
    else change(index, { held: heldBy(task.blob, answer) })
    return 0
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let task = nextTask(); task && mayWork(); task = nextTask()) {
      working = work(task)
      const delayMs = await working
      working = null
      if (delayMs === 0 || !mayWork()) continue
      waiting = new AbortController()
      await wait({ delayMs, signal: waiting.signal })
      waiting = null
    }
    isRunning = false
  }

  async function begin(takes: readonly (Blob | null)[]): Promise<void> {
    const wanted = takes.flatMap((blob, index) => (blob ? [{ index, blob }] : []))
    if (wanted.length > 0) {
      const answer = await calls.progress({ signal: end.signal }).catch(() => null)
      const there = new Map(
        uploadedTakesOf(answer?.text ?? '').map(({ segmentIndex, sha256 }) => [segmentIndex, sha256]),
      )
      for (const { index, blob } of wanted) {
        const sha256 = there.get(index)
        const isSame = sha256 !== undefined && (await hash(blob)) === sha256
        // A recording made in the meantime is newer than the stored one.
        if (!slots.has(index)) change(index, { wanted: blob, isTouched: true, held: isSame ? { blob, sha256 } : null })
      }
    }
    resume()
  }
  function resume(): void {
    isPaused = false
    void run()
  }

  return {
    begin,
    resume,
    held,
    want(index, blob) {
      change(index, { wanted: blob, isRefused: false })
      void run()
    },
    async settle() {
      isPaused = true
      waiting?.abort()
      const timer = setTimeout(() => inFlight?.abort(), settleMs)
      await working
      clearTimeout(timer)
    },
    discard() {
      for (const index of slots.keys()) change(index, { wanted: null, isRefused: false })
      resume()
    },
    stop() {
      end.abort()
      inFlight?.abort()
      waiting?.abort()
    },
  }
}

function verdictOf(task: Task, answer: SendAnswer | null): 'done' | 'refused' | 'later' {
  if (!answer || answer.status >= SERVER_FAULT || RETRIED_CLIENT_FAULTS.includes(answer.status)) return 'later'
  if (answer.status >= NOT_DONE) return 'refused'
  return task.kind === 'remove' || heldBy(task.blob, answer) ? 'done' : 'refused'
}

function heldBy(blob: Blob, answer: SendAnswer | null): Slot['held'] {
  const { sha256 } = parseObject(answer?.text ?? '')
  return typeof sha256 === 'string' ? { blob, sha256 } : null
}
