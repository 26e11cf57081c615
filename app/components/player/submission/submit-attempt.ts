import { SUBMIT_MAX_RETRY_AFTER_SECONDS, SUBMIT_RETRY_DELAYS_MS } from '#app/config/practice.ts'
import { SECOND_MS } from '#app/config/time.ts'
import type { SubmitFailure, SubmitProgress } from '#app/models/practice/player-types.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { type UploadedTake, missingOf, parseObject } from '../session/attempt-answer.ts'
import type { AttemptTranscript } from '../recording/recording-vault.ts'
import type { Send, SendAnswer } from '../upload/send-form.ts'
import { isOnline, sendForm, waitUntilOnline } from '../upload/send-form.ts'

const OK = 200
const BUSY_STATUSES = [502, 503, 504]

export type SubmitOutcome =
  | { status: 'scored'; evaluation: Evaluation }
  /** `segments`: 0-based indexes that could not be transcribed. */
  | { status: 'needs_transcripts'; submissionId: string; segments: number[] }
  | { status: 'failed'; failure: SubmitFailure }

interface AttemptParts {
  dialogueId: number
  /** A UUID; the server scores an id only once, so sending twice is harmless. */
  submissionId: string
  /** By segment index; null for an unrecorded segment. */
  recordings: readonly (Blob | null)[]
  /** What the browser recognised or the learner typed. */
  transcripts: readonly AttemptTranscript[]
  /** Recordings that the server already has; they are referenced instead of sent. */
  staged?: readonly UploadedTake[]
  /** Missing recordings are intended: those segments are typed later. */
  willType?: boolean
  /** The learner marks the recordings: no recogniser hears them. */
  willMark?: boolean
  /** How often each segment was played. */
  plays?: readonly number[]
}

interface SubmitOptions extends AttemptParts {
  url: string
  signal: AbortSignal
  onProgress: (progress: SubmitProgress) => void
  send?: Send
  retryDelaysMs?: readonly number[]
}

/**
 * The multipart body: `recordings` named by index, `dialogueId`, `submissionId`, `transcripts`; and
 * `staged`, `willType`, `willMark` and `plays`.
 */
function buildAttemptForm(attempt: AttemptParts): FormData {
  const { dialogueId, submissionId, recordings, transcripts, staged = [], willType = false, willMark = false } = attempt
  const form = new FormData()
  form.append('dialogueId', String(dialogueId))
  form.append('submissionId', submissionId)
  const recognised = transcripts.map(({ segmentIndex, text, source = 'browser' }) => ({ segmentIndex, text, source }))
  if (recognised.length > 0) form.append('transcripts', JSON.stringify(recognised))
  if (staged.length > 0) form.append('staged', JSON.stringify(staged))
  if (willType) form.append('willType', 'true')
  if (willMark) form.append('willMark', 'true')
  if (attempt.plays) form.append('plays', JSON.stringify(attempt.plays))
  const named = new Set(staged.map(({ segmentIndex }) => segmentIndex))
  recordings.forEach((recording, index) => {
    if (named.has(index)) return
    const blob = recording ?? new Blob([], { type: 'audio/webm' })
    form.append('recordings', blob, `${index}.${extensionOf(blob.type)}`)
  })
  return form
}

/** The references left if the server lacks some. None if it reports a segment that was not referenced. */
function withoutMissing(staged: readonly UploadedTake[], missing: readonly number[]): readonly UploadedTake[] {
  const left = staged.filter(({ segmentIndex }) => !missing.includes(segmentIndex))
  return left.length < staged.length ? left : []
}

/**
 * Sends an attempt, retrying while the network or the server is unavailable, up to the last delay. Recordings that the
 * server has lost are sent in full at once. Rejects only when `signal` aborts.
 */
export async function submitAttempt(options: SubmitOptions): Promise<SubmitOutcome> {
  const { url, signal, onProgress, send = sendForm, retryDelaysMs = SUBMIT_RETRY_DELAYS_MS } = options
  let { staged = [] } = options
  let body = buildAttemptForm(options)
  for (let attempt = 0; ; attempt += 1) {
    let answer = await send({ url, body, signal, onProgress })
    for (let missing = missingOf(answer); missing && staged.length > 0; missing = missingOf(answer)) {
      staged = withoutMissing(staged, missing)
      body = buildAttemptForm({ ...options, staged })
      answer = await send({ url, body, signal, onProgress })
    }
    const delayMs = delayBeforeRetry({ answer, attempt, retryDelaysMs })
    if (delayMs === null) return outcomeOf(answer)
    onProgress({ step: 'waiting', sentBytes: 0, totalBytes: 0 })
    if (!isOnline()) await waitUntilOnline(signal)
    await pause(delayMs, signal)
  }
}

/** The server's response as one of our outcomes. `null` means no response. */
function outcomeOf(answer: SendAnswer | null): SubmitOutcome {
  if (!answer) return { status: 'failed', failure: { kind: 'network' } }
  const body = parseObject(answer.text)
  if (answer.status !== OK) return { status: 'failed', failure: failureOf(answer, body) }
  if (isEvaluation(body)) return { status: 'scored', evaluation: body }
  const { status, submissionId, segments } = body
  if (status === 'needs_transcripts' && typeof submissionId === 'string' && Array.isArray(segments)) {
    return { status, submissionId, segments: segments.filter((index): index is number => typeof index === 'number') }
  }
  return { status: 'failed', failure: { kind: 'unexpected' } }
}

function failureOf(answer: SendAnswer, body: Record<string, unknown>): SubmitFailure {
  if (typeof body.error !== 'string' || body.error === '') return { kind: 'unexpected' }
  return {
    kind: 'refused',
    status: answer.status,
    code: typeof body.code === 'string' ? body.code : '',
    sentence: body.error,
    retryAfterSeconds: answer.retryAfterSeconds,
  }
}

interface RetryQuestion {
  answer: SendAnswer | null
  attempt: number
  retryDelaysMs: readonly number[]
}

function delayBeforeRetry({ answer, attempt, retryDelaysMs }: RetryQuestion): number | null {
  const delayMs = retryDelaysMs[attempt]
  if (delayMs === undefined) return null
  if (!answer) return delayMs
  if (!BUSY_STATUSES.includes(answer.status)) return null
  const { retryAfterSeconds } = answer
  if (retryAfterSeconds !== null && retryAfterSeconds > SUBMIT_MAX_RETRY_AFTER_SECONDS) return null
  return Math.max(delayMs, (retryAfterSeconds ?? 0) * SECOND_MS)
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

function extensionOf(mimeType: string): string {
  if (mimeType.startsWith('audio/mp4')) return 'mp4'
  return mimeType.startsWith('audio/ogg') ? 'ogg' : 'webm'
}

// The server validates its own responses; shipping the schema to the browser would double the bundle.
function isEvaluation(body: Record<string, unknown>): body is Record<string, unknown> & Evaluation {
  return body.status === 'scored' && typeof body.naatiScore === 'object' && Array.isArray(body.segments)
}
