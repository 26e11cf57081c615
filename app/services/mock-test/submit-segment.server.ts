import { db, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import {
  type AttemptFacts,
  decideSubmit,
  type DialogueFacts,
  dialogueAt,
  isOver,
  nextSegment,
  type SubmitRefusal,
} from '#app/models/mock-test/attempt-state.ts'
import { factsOf, findAttempt, lockMockTest, type StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import type { SegmentFields } from '#app/models/mock-test/exam-form.ts'
import type { SegmentAnswer, Slot } from '#app/models/mock-test/exam-view.ts'
import { saveSegment } from '#app/models/mock-test/segment.server.ts'
import { saveEarlyTranscript } from '#app/models/practice/staged-recording.server.ts'
import type { RecordedFile } from '#app/models/speech/recorded-file.ts'
import {
  checkRecording,
  isRefusedContent,
  removeRecordings,
  removeAfterFailure,
  storeRecording,
} from '../speech/recordings/store-recording.server.ts'
import { earlyTranscription } from '../speech/speech.server.ts'
import { getOwnAttempt } from './load-exam.server.ts'
import { closeOverdue, finishSoon } from './unfinished.server.ts'

interface Options {
  userId: number
  fields: SegmentFields
  /** Empty for a segment without a recording, which counts as missed. */
  bytes: Uint8Array
  admission: Admission
  now: Date
}

type Decided = { kind: 'accept'; slot: Slot } | { kind: 'already' }

function refusal(why: SubmitRefusal, next: { segmentIndex: number } | null): AppError {
  switch (why) {
    case 'unknown':
      return new AppError('NOT_FOUND', (copy) => copy.mockTestSegmentUnknown)
    case 'completed':
      return new AppError('CONFLICT', (copy) => copy.mockTestCompleted)
    case 'time-over':
      return new AppError('CONFLICT', (copy) => copy.mockTestTimeOver)
    case 'closed':
      return new AppError('CONFLICT', (copy) => copy.mockTestDialogueClosed)
    case 'out-of-order':
      return new AppError('CONFLICT', (copy) => copy.mockTestOutOfOrder(next && next.segmentIndex + 1))
  }
}

/** @throws AppError if the segment may not be submitted now. */
function decide(attempt: StoredAttempt, { fields, now }: Options): Decided {
  const facts = factsOf(attempt)
  const { dialogueId, segmentIndex } = fields
  const decision = decideSubmit({ facts, now, dialogueId, segmentIndex })
  if (decision.kind === 'refuse') throw refusal(decision.why, nextSegment({ facts, now }))
  return decision
}

async function decideOrClose(attempt: StoredAttempt, options: Options): Promise<Decided> {
  const isOverdue = attempt.status === 'running' && options.now.getTime() > attempt.expiresAt.getTime()
  if (isOverdue) await closeOverdue(attempt.id)
  return decide(attempt, options)
}

interface Stored {
  /** Undefined if the segment was already stored; null if it has no recording. */
  recording: RecordedFile | null | undefined
  /** The facts after this submission. */
  facts: AttemptFacts
}

function withSegment(facts: AttemptFacts, { dialogueId, segmentIndex }: SegmentFields): AttemptFacts {
  const [first, second] = facts.dialogues
  const add = (dialogue: DialogueFacts) =>
    dialogue.id === dialogueId ? { ...dialogue, submitted: [...dialogue.submitted, segmentIndex] } : dialogue
  return { ...facts, dialogues: [add(first), add(second)] }
}

/** Runs under the attempt's lock, so only one of several parallel copies is stored. */
async function store(options: Options, recording: RecordedFile | null): Promise<Stored> {
  const { fields, admission, now } = options
  return inTransaction(async (tx) => {
    await lockMockTest(tx, fields.mockTestId)
    const attempt = await findAttempt({ id: fields.mockTestId, database: tx })
    if (!attempt) throw new AppError('NOT_FOUND', (copy) => copy.mockTestNotFound)
    const decision = decide(attempt, options)
    if (decision.kind === 'already') return { recording: undefined, facts: factsOf(attempt) }
    await admission.count(tx)
    await saveSegment(tx, { fields, recording, now })
    const facts = withSegment(factsOf(attempt), fields)
    if (isOver({ facts, now })) await finishSoon({ mockTestId: attempt.id, database: tx })
    return { recording, facts }
  })
}

async function keepAndStore(options: Options): Promise<Stored> {
  const { fields, bytes, admission } = options
  const checked = await checkRecording({ segmentIndex: fields.segmentIndex, bytes }).catch(async (error: unknown) => {
    // Inspecting a file that is not a recording costs as much, so it counts too.
    if (isRefusedContent(error)) await admission.count(db)
    throw error
  })
  const kept = checked && (await storeRecording(checked))
  const storageKeys = kept ? [kept.storageKey] : []
  try {
    const stored = await store(options, kept)
    if (stored.recording === undefined) await removeRecordings(storageKeys)
    return stored
  } catch (error) {
    await removeAfterFailure({ storageKeys, error })
    throw error
  }
}

function transcribeEarly(recording: RecordedFile, options: { attempt: StoredAttempt; slot: Slot }): void {
  const { storageKey, facts, segmentIndex } = recording
  const segment = dialogueAt(options.attempt.dialogues, options.slot).segments[segmentIndex]
  if (!segment) return
  earlyTranscription.begin({
    recording: { ...facts, storageKey, mimeType: facts.mime },
    language: targetLanguage(segment),
    keep: saveEarlyTranscript,
  })
}

function answer(facts: AttemptFacts, options: { now: Date; alreadySubmitted: boolean }): SegmentAnswer {
  const { now, alreadySubmitted } = options
  return { accepted: true, alreadySubmitted, next: nextSegment({ facts, now }) }
}

/**
 * Accepts the next segment of a running mock test, once, and transcribes it in the background. Submitting the same
 * segment again changes nothing: the first recording is kept.
 *
 * @throws AppError NOT_FOUND (no such test or segment, or another learner's); CONFLICT (out of order, closed, or time is
 *   over, which also closes the test); UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, RATE_LIMITED, PROVIDER_UNAVAILABLE.
 */
export async function submitSegment(options: Options): Promise<SegmentAnswer> {
  const { userId, fields, admission, now } = options
  const attempt = await getOwnAttempt({ userId, mockTestId: fields.mockTestId })
  const decision = await decideOrClose(attempt, options)
  if (decision.kind === 'already') return answer(factsOf(attempt), { now, alreadySubmitted: true })
  await admission.check()
  const { recording, facts } = await keepAndStore(options)
  if (recording) transcribeEarly(recording, { attempt, slot: decision.slot })
  return answer(facts, { now, alreadySubmitted: recording === undefined })
}
