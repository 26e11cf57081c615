import { AppError } from '#app/errors.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import type { Dialogue } from '#app/models/dialogues/dialogue.server.ts'
import { createSampleClaim, type SampleHolder } from '#app/models/practice/sample-claim.server.ts'
import { createSubmission } from '#app/models/practice/submission.server.ts'
import type { NewRecording } from '#app/models/speech/stored-recording.server.ts'
import type { PracticeSubmission } from '#app/models/practice/submission-form.ts'
import { toRecordingRow } from '#app/models/speech/recorded-file.ts'
import { rememberUnscored } from './unscored.server.ts'
import {
  checkRecordings,
  storeRecording,
  removeRecordings,
  removeAfterFailure,
} from '../speech/recordings/store-recording.server.ts'
import { takeStaged } from './take-staged.server.ts'

interface Options {
  submissionId: string
  userId: number | null
  type: 'practice' | 'sample'
  dialogue: Dialogue
  /** If it has only the first segments: how many the whole has. */
  partOf: number | null
  submission: PracticeSubmission
  admission: Admission
  /** The guest's browser, so that it can claim the sample later. */
  holder?: SampleHolder | undefined
}

function requireKnownSegments({ dialogue, submission }: Options): void {
  const count = dialogue.segments.length
  const { recordings, transcripts, staged = [] } = submission
  const stray = [...recordings, ...transcripts, ...staged].find(({ segmentIndex }) => segmentIndex >= count)
  if (stray) throw new AppError('VALIDATION_FAILED', (copy) => copy.recordingOutOfRange(stray.segmentIndex + 1))
}

/** 0-based segments that the learner promises to type: those with neither recording nor words. */
function promisedWords({ dialogue, submission }: Options, stored: readonly NewRecording[]): number[] {
  const { transcripts, staged = [], willType = false } = submission
  const given = transcripts.filter(({ text }) => text !== '')
  const there = new Set([...stored, ...staged, ...given].map(({ segmentIndex }) => segmentIndex))
  return willType ? dialogue.segments.flatMap((_, index) => (there.has(index) ? [] : index)) : []
}

/**
 * Checks every recording by content, then stores files and rows, all or nothing. Of parallel copies of a submission one
 * is stored. Staged recordings become part of it in the same transaction.
 *
 * @returns whether this call stored it and, for a guest, the token that claims it.
 * @throws AppError NOT_FOUND or CONFLICT for staged recordings (take-staged.server.ts); UNSUPPORTED_MEDIA_TYPE,
 *   PAYLOAD_TOO_LARGE or VALIDATION_FAILED, naming the 1-based segment; PROVIDER_UNAVAILABLE if the recording storage is
 *   full.
 */
export async function storeSubmission(options: Options): Promise<{ isNew: boolean; claimToken: string | null }> {
  requireKnownSegments(options)
  const { submissionId, userId, type, dialogue, partOf, submission, admission, holder } = options
  const inspected = await checkRecordings(submission.recordings)
  const stored: NewRecording[] = []
  let claimToken: string | null = null
  try {
    for (const recording of inspected) if (recording) stored.push(toRecordingRow(await storeRecording(recording)))
    const isNew = await createSubmission({
      id: submissionId,
      userId,
      type,
      dialogue,
      partOf,
      recordings: stored,
      suppliedTranscripts: submission.willMark ? [] : submission.transcripts,
      ...(submission.willMark && { markedBy: 'learner' as const }),
      wordsWanted: promisedWords(options, stored),
      ...(submission.plays && { plays: submission.plays }),
      async onNew(database) {
        await admission.count(database)
        const claims = submission.staged ?? []
        await takeStaged({ tx: database, submissionId, dialogueId: dialogue.id, visitorId: userId, claims })
        await rememberUnscored({ submissionId, database })
        if (userId === null && holder)
          claimToken = await createSampleClaim({ attemptId: submissionId, ...holder, database })
      },
    })
    if (!isNew) await removeRecordings(stored.map(({ storageKey }) => storageKey))
    return { isNew, claimToken }
  } catch (error) {
    await removeAfterFailure({ storageKeys: stored.map(({ storageKey }) => storageKey), error })
    throw error
  }
}
