import { UPLOAD_RETRY_DELAYS_MS } from '#app/config/practice.ts'
import type { SendAnswer } from '#app/components/player/upload/send-form.ts'
import { SECOND_MS } from '#app/config/time.ts'
import type { ExamTake } from './exam-vault.ts'

export interface ExamUploads {
  /** A recording to send, by the segment's number through both dialogues. What was refused is tried again with it. */
  add: (index: number, take: ExamTake) => void
  /** Resolves when nothing is left to send, with null, or with the refusal that holds the rest up. */
  settle: () => Promise<UploadRefusal | null>
  /** Sends again what was refused. */
  retry: () => void
  stop: () => void
}

export interface UploadRefusal {
  status: number
  /** The server's. */
  sentence: string | null
}

interface Options {
  send: (options: { index: number; take: ExamTake; signal: AbortSignal }) => Promise<SendAnswer | null>
  /** So many are left. */
  onChanged: (waiting: number) => void
  /** The server holds this one now. */
  onSent: (index: number) => void
  /** This recording is nothing that the server can take. In its place goes `take`, which has none, and the rest follows. */
  onSetAside: (aside: { index: number; take: ExamTake; sentence: string | null }) => void
  /** It said no, and will not change its mind by itself. */
  onRefused: (refusal: UploadRefusal) => void
  /** Waits before the next try; the network coming back ends it early. Never rejects. */
  wait: (options: { delayMs: number; signal: AbortSignal }) => Promise<void>
  retryDelaysMs?: readonly number[]
}

const NOT_DONE = 300
const SERVER_FAULT = 500
const RETRIED_CLIENT_FAULTS = [408, 425, 429]
/** Validation, size and kind: the recording itself is what cannot be taken. */
const RECORDING_FAULTS = [400, 413, 415]

/**
 * Sends recordings in the order of the segments, one at a time, for as long as it takes: a network that is gone only
 * delays. A recording that the server cannot take gives way to none, so that the next ones follow; any other refusal
 * holds the rest up, because the server takes them in their order.
 */
export function createExamUploads(options: Options): ExamUploads {
  const { send, onChanged, onSent, onSetAside, onRefused, wait, retryDelaysMs = UPLOAD_RETRY_DELAYS_MS } = options
  const queue = new Map<number, ExamTake>()
  const end = new AbortController()
  let refusal: UploadRefusal | null = null
  let running: Promise<void> | null = null
  let failures = 0

  /** Answers whether the next one may follow. */
  async function sendNext(): Promise<boolean> {
    const index = Math.min(...queue.keys())
    const take = queue.get(index)
    if (!take) return false
    const answer = await send({ index, take, signal: end.signal }).catch(() => null)
    if (end.signal.aborted) return false
    if (!answer || isTemporary(answer.status)) {
      const delayMs = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0
      failures += 1
      const askedMs = (answer?.retryAfterSeconds ?? 0) * SECOND_MS
      await wait({ delayMs: Math.max(delayMs, askedMs), signal: end.signal })
      return true
    }
    failures = 0
    return settleOne({ index, take, answer })
  }
  function settleOne({ index, take, answer }: { index: number; take: ExamTake; answer: SendAnswer }): boolean {
    const { status } = answer
    if (status < NOT_DONE) {
      queue.delete(index)
      onChanged(queue.size)
      onSent(index)
      return true
    }
    const sentence = sentenceOf(answer.text)
    if (RECORDING_FAULTS.includes(status) && take.blob !== null) {
      const without = { blob: null, durationMs: 0, transcript: '', repeats: take.repeats }
      queue.set(index, without)
      onSetAside({ index, take: without, sentence })
      return true
    }
    refusal = { status, sentence }
    onRefused(refusal)
    return false
  }
  async function run(): Promise<void> {
    while (queue.size > 0 && !end.signal.aborted && (await sendNext()));
  }
  function start(): void {
    refusal = null
    running ??= run().finally(() => {
      running = null
      // What was added while the last one ended.
      if (queue.size > 0 && refusal === null && !end.signal.aborted) start()
    })
  }
  return {
    add(index, take) {
      queue.set(index, take)
      onChanged(queue.size)
      start()
    },
    async settle() {
      await running
      return refusal
    },
    retry: start,
    stop: () => end.abort(),
  }
}

function isTemporary(status: number): boolean {
  return status >= SERVER_FAULT || RETRIED_CLIENT_FAULTS.includes(status)
}

/** What a refusal of ours says to a person. */
function sentenceOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || !('error' in body)) return null
    return typeof body.error === 'string' ? body.error : null
  } catch {
    return null
  }
}
