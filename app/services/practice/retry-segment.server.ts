import { MAX_REVISIONS_PER_SEGMENT } from '#app/config/practice-submission.ts'
import { RETRY_SECONDS } from '#app/config/study-plan.ts'
import { isDatabaseAway } from '#app/database-away.ts'
import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import { findTimezone } from '#app/models/accounts/settings/user-settings.server.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import { stands } from '#app/models/practice/returning-segment.ts'
import { settleTry } from '#app/models/practice/returning-segment.server.ts'
import type { Revision } from '#app/models/practice/revision.ts'
import {
  completeRetry,
  countRevisions,
  createRevision,
  findRetryRecording,
  findRevision,
  lockEvaluation,
} from '#app/models/practice/revision.server.ts'
import { judgeAlone } from '#app/models/practice/revise-evaluation.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { logStudy } from '#app/models/study-plan/study-log.server.ts'
import type { NewRecording } from '#app/models/speech/stored-recording.server.ts'
import type { Rendition, TranscriptSource } from '#app/models/scoring/evaluation.ts'
import { toRecordingRow } from '#app/models/speech/recorded-file.ts'
import { findNoSpeechReason } from '#app/models/speech/recording-inspection.ts'
import { recordingStore, transcriber } from '../speech/speech.server.ts'
import { checkRecording, removeAfterFailure, storeRecording } from '../speech/recordings/store-recording.server.ts'
import { transcribeRecordings } from '../speech/transcription/transcribe-recordings.server.ts'
import { findInSegment, getRevisedSegment, type RevisedSegment } from './revise-attempt.server.ts'

interface Words {
  text: string
  source: TranscriptSource
}

interface Options {
  submissionId: string
  /** Guests cannot retry: their sample is one attempt. */
  userId: number
  /** 0-based. */
  segmentIndex: number
  /** A UUID that makes the request idempotent. */
  revisionId: string
  /** The uploaded file; null for a typed retry, and when supplying the words of a stored one. */
  recording: Uint8Array | null
  /** Typed or recognised by the browser: used if our recogniser has no transcript. */
  words: Words | null
  admission: Admission
}

interface Retried extends Options {
  revised: RevisedSegment
}

/** The stored retry. @throws AppError CONFLICT if the ID belongs to another revision. */
async function findTry(options: Options): Promise<Revision | null> {
  const known = await findRevision({ ...options, id: options.revisionId })
  if (known && (known.kind !== 'retry' || known.segmentIndex !== options.segmentIndex)) {
    throw new AppError('CONFLICT', (copy) => copy.revisionTaken)
  }
  return known
}

async function requireRoom({ submissionId, segmentIndex }: Options): Promise<void> {
  const count = await countRevisions({ submissionId, segmentIndex, kind: 'retry' })
  if (count >= MAX_REVISIONS_PER_SEGMENT) refuseMore(segmentIndex)
}

function refuseMore(segmentIndex: number): never {
  throw new AppError('CONFLICT', (copy) => copy.tooManyRetries(segmentIndex + 1))
}

/** Checks the recording by content and stores its file; null if there is none. Silence is an error, not scored. */
async function keepRecording({ recording, segmentIndex, words }: Options): Promise<NewRecording | null> {
  const inspected = recording && (await checkRecording({ segmentIndex, bytes: recording }))
  if (!inspected) {
    if (!words) throw new AppError('VALIDATION_FAILED', (copy) => copy.retryEmpty)
    return null
  }
  if (findNoSpeechReason(inspected.facts) !== null) {
    throw new AppError('VALIDATION_FAILED', (copy) => copy.retrySilent)
  }
  return toRecordingRow(await storeRecording(inspected))
}

/** Stores a retry before it is transcribed: once, all or nothing. */
async function storeTry(retried: Retried): Promise<void> {
  const { submissionId, segmentIndex, revisionId, admission, revised } = retried
  const kept = await keepRecording(retried)
  try {
    const isNew = await inTransaction(async (tx) => {
      await lockEvaluation(tx, retried)
      const { before } = revised
      const revision = { id: revisionId, submissionId, segmentIndex, kind: 'retry', before, recording: kept } as const
      if (!(await createRevision(tx, revision))) return false
      const count = await countRevisions({ submissionId, segmentIndex, kind: 'retry', database: tx })
      if (count > MAX_REVISIONS_PER_SEGMENT) refuseMore(segmentIndex)
      await admission.count(tx)
      return true
    })
    if (!isNew && kept) await recordingStore.remove(kept.storageKey)
  } catch (error) {
    if (kept) await removeAfterFailure({ storageKeys: [kept.storageKey], error })
    throw error
  }
}

async function storeOnce(retried: Retried): Promise<void> {
  try {
    await requireRoom(retried)
    await retried.admission.check()
    await storeTry(retried)
  } catch (error) {
    // A parallel copy of this request may have used the last free place.
    if (isDatabaseAway(error) || !(await findTry(retried))) throw error
  }
  // The ID belongs to another attempt: nothing was stored.
  if (!(await findTry(retried))) throw new AppError('CONFLICT', (copy) => copy.revisionTaken)
}

async function recognise({ revisionId, revised }: Retried): Promise<Words | null> {
  const recording = await findRetryRecording(revisionId)
  if (!recording) return null
  const requests = [{ recording, language: targetLanguage(revised.segment) }]
  const [heard] = await transcribeRecordings({ transcriber, store: recordingStore, requests })
  return heard?.result.status === 'ok' ? heard.result : null
}

/** Scores the stored retry by its best transcript; without one it waits for the learner's words. */
async function scoreTry(retried: Retried, isKnown: boolean): Promise<void> {
  const { revisionId, revised, segmentIndex, words } = retried
  // Typed words for a waiting retry are the learner's answer: the recogniser is not asked again.
  const best = isKnown && words?.source === 'typed' ? words : ((await recognise(retried)) ?? words)
  // The learner says that the recording contained no speech.
  const saidNothing = isKnown && best?.source === 'typed' && best.text === ''
  if (!best || (best.text === '' && !saidNothing)) return
  const rendition: Rendition & { source?: TranscriptSource } = saidNothing
    ? { status: 'missed' }
    : { status: 'spoken', text: best.text, source: best.source }
  const { findings } = await findInSegment(revised, rendition)
  const segmentCount = revised.evaluation.part?.of ?? revised.segments.length
  const after = judgeAlone({ segmentIndex, rendition, findings, segmentCount })
  const { userId } = retried
  const at = new Date()
  await inTransaction(async (tx) => {
    const made = { id: revisionId, transcript: best.text, transcriptSource: best.source, after }
    if (!(await completeRetry(tx, made))) return
    await logStudy(tx, { userId, key: `segment.${revisionId}`, activity: 'segment', seconds: RETRY_SECONDS, at })
    const today = dayIn(await findTimezone(tx, userId), at)
    const { dialogueId } = revised.evaluation
    await settleTry(tx, { userId, dialogueId, segmentIndex, isStanding: stands(after.errors), today })
  })
}

/**
 * 'Try this segment again': stores one segment, spoken or typed again, and scores it alone. The attempt's score does not
 * change and no XP is given: the first attempt counts. A retry that cannot be transcribed waits for the learner's words
 * (`after` is null), sent later with the same ID.
 *
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, RATE_LIMITED;
 *   PROVIDER_UNAVAILABLE if the recording storage is full.
 */
export async function retrySegment(options: Options): Promise<Revision> {
  const known = await findTry(options)
  if (known?.after) return known
  const revised = await getRevisedSegment(options)
  if (!known) {
    await storeOnce({ ...options, revised })
  }
  await scoreTry({ ...options, revised }, known !== null)
  const stored = await findTry(options)
  if (!stored) throw new AppError('CONFLICT', (copy) => copy.revisionTaken)
  return stored
}
