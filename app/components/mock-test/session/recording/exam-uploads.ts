import { UPLOAD_RETRY_DELAYS_MS } from '#app/config/practice.ts'
import type { SendAnswer } from '#app/components/player/upload/send-form.ts'
import { SECOND_MS } from '#app/config/time.ts'
import type { ExamTake } from './exam-vault.ts'

export interface ExamUploads {
  /** A recording to upload, by the segment's number through both dialogues. Also retries a refused upload. */
  add: (index: number, take: ExamTake) => void
  /** Resolves when the queue is empty, with null, or when it is blocked, with the refusal. */
  settle: () => Promise<UploadRefusal | null>
  /** Retries the refused upload. */
  retry: () => void
  stop: () => void
}

export interface UploadRefusal {
  status: number
  /** The server's message. */
  sentence: string | null
}

interface Options {
  send: (options: { index: number; take: ExamTake; signal: AbortSignal }) => Promise<SendAnswer | null>
  /** The number left. */
  onChanged: (waiting: number) => void
  /** The server has this one now. */
  onSent: (index: number) => void
  /** The server rejects this recording. `take`, without a recording, replaces it, and the queue continues. */
  onSetAside: (aside: { index: number; take: ExamTake; sentence: string | null }) => void
  /** A permanent refusal: retrying will not help. */
  onRefused: (refusal: UploadRefusal) => void
  /** Waits before the next attempt; returning online ends it early. Never rejects. */
  wait: (options: { delayMs: number; signal: AbortSignal }) => Promise<void>
  retryDelaysMs?: readonly number[]
}

const NOT_DONE = 300
const SERVER_FAULT = 500
const RETRIED_CLIENT_FAULTS = [408, 425, 429]
/** Validation, size and media type: the recording itself is rejected. */
const RECORDING_FAULTS = [400, 413, 415]

/**
 * Uploads recordings in segment order, one at a time, without giving up: being offline only delays them. A rejected
 * recording is replaced by an empty one, so that the queue can continue; any other refusal blocks the queue, because
 * the server requires the order.
 */
export function createExamUploads(options: Options): ExamUploads {
  const { send, onChanged, onSent, onSetAside, onRefused, wait, retryDelaysMs = UPLOAD_RETRY_DELAYS_MS } = options
  const queue = new Map<number, ExamTake>()
  const end = new AbortController()
  let refusal: UploadRefusal | null = null
  let running: Promise<void> | null = null
  let failures = 0

  /** Resolves to whether to continue with the next one. */
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
      // Added while the last one was finishing.
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

/** The user's message in a refusal. */
function sentenceOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || !('error' in body)) return null
    return typeof body.error === 'string' ? body.error : null
  } catch {
    return null
  }
}
