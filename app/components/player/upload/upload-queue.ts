import { UPLOAD_RETRY_DELAYS_MS, UPLOAD_SETTLE_MS } from '#app/config/practice.ts'
import { type UploadedTake, uploadedTakesOf, parseObject } from '../session/attempt-answer.ts'
import { SECOND_MS } from '#app/config/time.ts'
import type { SendAnswer } from './send-form.ts'
import type { TakeCalls } from './take-calls.ts'

/**
 * Sends takes to the server while the learner goes on, one at a time. It never fails: what it cannot send goes with the
 * final submission.
 */
export interface UploadQueue {
  /** Asks what the server holds already of these takes, by segment index, and sends the rest. */
  begin: (takes: readonly (Blob | null)[]) => Promise<void>
  /** The take of a segment as it should be on the server; null takes it back. */
  want: (index: number, blob: Blob | null) => void
  /** The takes that the server holds as they are here. */
  held: () => (UploadedTake & { blob: Blob })[]
  /** Lets what is being sent just now arrive, for a moment, and begins nothing new until `resume`. */
  settle: () => Promise<void>
  resume: () => void
  /** Takes back everything that was sent. */
  discard: () => void
  /** Ends it for good. */
  stop: () => void
}

interface Options {
  calls: TakeCalls
  onHeld: (count: number) => void
  /** Lower-case hex, or null where the browser has no way to tell. */
  hash: (blob: Blob) => Promise<string | null>
  /** Waits before the next try; the network coming back ends it early, an abort too. Never rejects. */
  wait: (options: { delayMs: number; signal: AbortSignal }) => Promise<void>
  retryDelaysMs?: readonly number[]
  settleMs?: number
}

/** What should be and what is, of one segment. */
interface Slot {
  wanted: Blob | null
  held: { blob: Blob; sha256: string } | null
  /** Something of it may be on the server. */
  isTouched: boolean
  /** The server does not want it, and will not change its mind. */
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

  /** Does one thing. Answers how long to wait before the next one. */
  async function work(task: Task): Promise<number> {
    const { index } = task
    change(index, { isTouched: true })
    const answer = await send(task)
    const verdict = verdictOf(task, answer)
    if (verdict === 'later') {
      const delayMs = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0
      failures += 1
      // To the end: one that cannot go up, being too long for the line, holds up no other.
      const slot = slotOf(index)
      slots.delete(index)
      slots.set(index, slot)
      return Math.max(delayMs, (answer?.retryAfterSeconds ?? 0) * SECOND_MS)
    }
    failures = 0
    // A newer take of the segment has not been refused.
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
        // A recording made meanwhile is newer than the stored one.
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
