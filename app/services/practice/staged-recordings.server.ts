import { MAX_SUBMISSION_MIB, MIB_BYTES } from '#app/config/speech.ts'
import { type Database, db, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import { findSubmissionOwner } from '#app/models/practice/submission.server.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import {
  deleteStaged,
  listStaged,
  lockAttempt,
  saveEarlyTranscript,
  saveStaged,
  type StagedRecording,
} from '#app/models/practice/staged-recording.server.ts'
import { mayTouchAttempt } from '#app/models/practice/staged-rules.ts'
import { createSampleClaim, type SampleHolder } from '#app/models/practice/sample-claim.server.ts'
import type { RecordedFile } from '#app/models/speech/recorded-file.ts'
import { getOpenDialogue } from '../dialogues/get-open-dialogue.server.ts'
import {
  checkRecording,
  isRefusedContent,
  storeRecording,
  removeRecordings,
  removeAfterFailure,
  sha256Of,
} from '../speech/recordings/store-recording.server.ts'
import { judge } from '../scoring/judging/judge.server.ts'
import { earlyTranscription } from '../speech/speech.server.ts'

interface Take {
  attemptId: string
  /** 0-based. */
  segmentIndex: number
  user: CurrentUser | undefined
}

interface StageOptions extends Take {
  dialogueId: number
  admission: Admission
  /** Counts files rejected for their content, because inspecting them costs as much. */
  refusals: Admission
  /** The browser that sends it: a guest's can claim the attempt later. */
  holder: SampleHolder
  /** Called after every other check has passed. */
  readBytes: () => Promise<Uint8Array>
}

interface StagedTake {
  segmentIndex: number
  sha256: string
}

/**
 * The staged recordings of an attempt that can still change.
 *
 * @throws AppError NOT_FOUND for another learner's, CONFLICT if it was submitted.
 */
async function listChangeable({ attemptId, user }: Take, database: Database): Promise<StagedRecording[]> {
  const visitorId = user?.id ?? null
  const submission = await findSubmissionOwner(attemptId, database)
  const staged = await listStaged(attemptId, database)
  const owners = [...(submission ? [submission.userId] : []), ...staged.map(({ userId }) => userId)]
  if (!owners.every((ownerId) => mayTouchAttempt({ ownerId, visitorId }))) {
    throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  }
  if (submission) throw new AppError('CONFLICT', (copy) => copy.attemptSubmitted)
  return staged
}

function isHeld(staged: readonly StagedTake[], { segmentIndex, sha256 }: StagedTake): boolean {
  return staged.some((take) => take.segmentIndex === segmentIndex && take.sha256 === sha256)
}

function requireSameDialogue(staged: readonly StagedRecording[], dialogueId: number): void {
  if (staged.some((take) => take.dialogueId !== dialogueId)) {
    throw new AppError('CONFLICT', (copy) => copy.submissionOfOtherDialogue)
  }
}

function requireRoom(staged: readonly StagedRecording[], { segmentIndex, bytes }: RecordedFile): void {
  const others = staged.filter((take) => take.segmentIndex !== segmentIndex)
  const sum = others.reduce((total, take) => total + take.bytes, bytes)
  if (sum > MAX_SUBMISSION_MIB * MIB_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.attemptTooLarge)
}

/** Inserts the row of a stored recording. @returns the storage keys of files no longer needed. */
async function makeRow(options: StageOptions, recording: RecordedFile): Promise<string[]> {
  const { attemptId, dialogueId, user, admission, holder } = options
  let claimToken: string | null = null
  const replaced = await inTransaction(async (tx) => {
    await lockAttempt(tx, attemptId)
    const staged = await listChangeable(options, tx)
    requireSameDialogue(staged, dialogueId)
    // A parallel copy of this call was faster.
    if (isHeld(staged, recording)) return [recording.storageKey]
    requireRoom(staged, recording)
    await admission.count(tx)
    await saveStaged({ tx, attemptId, userId: user?.id ?? null, dialogueId, recording })
    if (!user) claimToken = await createSampleClaim({ attemptId, ...holder, database: tx })
    const before = staged.filter(({ segmentIndex }) => segmentIndex === recording.segmentIndex)
    return before.map(({ storageKey }) => storageKey)
  })
  if (claimToken !== null) await holder.hold(claimToken)
  return replaced
}

function transcribeEarly(recording: RecordedFile, segment: Segment): void {
  const { storageKey, facts } = recording
  earlyTranscription.begin({
    recording: { ...facts, storageKey, mimeType: facts.mime },
    language: targetLanguage(segment),
    keep: saveEarlyTranscript,
  })
}

async function check({ segmentIndex, refusals }: StageOptions, bytes: Uint8Array) {
  try {
    return await checkRecording({ segmentIndex, bytes })
  } catch (error) {
    if (isRefusedContent(error)) await refusals.count(db)
    throw error
  }
}

async function stageChecked(options: StageOptions, bytes: Uint8Array): Promise<RecordedFile> {
  const { segmentIndex } = options
  const checked = await check(options, bytes)
  if (!checked) throw new AppError('VALIDATION_FAILED', (copy) => copy.recordingEmpty(segmentIndex + 1))
  const recording = await storeRecording(checked)
  const replaced = await makeRow(options, recording).catch(async (error: unknown) => {
    await removeAfterFailure({ storageKeys: [recording.storageKey], error })
    throw error
  })
  await removeRecordings(replaced)
  return recording
}

/**
 * Stores a recording of an unfinished attempt, replacing an earlier one of its segment, and transcribes it in the
 * background. Sending the same bytes again changes nothing.
 *
 * @throws AppError NOT_FOUND (also for another learner's attempt), PREMIUM_REQUIRED, CONFLICT (submitted, or of another
 *   dialogue), VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, RATE_LIMITED, PROVIDER_UNAVAILABLE.
 */
export async function stageRecording(options: StageOptions): Promise<StagedTake> {
  const { segmentIndex, dialogueId, user, admission, refusals, readBytes } = options
  const dialogue = await getOpenDialogue({ dialogueId, user, isUnderWay: true })
  const segment = dialogue.segments[segmentIndex]
  if (!segment) throw new AppError('VALIDATION_FAILED', (copy) => copy.recordingOutOfRange(segmentIndex + 1))
  const staged = await listChangeable(options, db)
  requireSameDialogue(staged, dialogueId)
  await admission.check()
  await refusals.check()
  // What is recorded will soon be judged.
  judge.warm()
  const bytes = await readBytes()
  const take = { segmentIndex, sha256: sha256Of(bytes) }
  if (isHeld(staged, take)) return take
  transcribeEarly(await stageChecked(options, bytes), segment)
  return take
}

/**
 * Deletes a staged recording and its file. Not an error if it does not exist.
 *
 * @throws AppError NOT_FOUND for another learner's attempt, CONFLICT if it was submitted.
 */
export async function takeBackRecording(options: Take): Promise<void> {
  const { attemptId, segmentIndex } = options
  const storageKeys = await inTransaction(async (tx) => {
    await lockAttempt(tx, attemptId)
    await listChangeable(options, tx)
    return deleteStaged({ tx, attemptId, segmentIndex })
  })
  await removeRecordings(storageKeys)
}
