import { type Database, storableText } from '#app/db.server.ts'
import { type RecordedFile, toRecordingRow } from '../speech/recorded-file.ts'
import { toRecordingData } from '../speech/stored-recording.server.ts'
import type { GivenMarks, GivenWords, SegmentFields } from './exam-form.ts'

/** Stores a segment and its recording, if any. The caller holds the attempt's lock and has checked the rules. */
export async function saveSegment(
  tx: Database,
  options: { fields: SegmentFields; recording: RecordedFile | null; now: Date },
): Promise<void> {
  const { recording, now } = options
  const { mockTestId, dialogueId, segmentIndex, transcript, repeats, willType } = options.fields
  const heard = transcript === undefined ? '' : storableText(transcript)
  const { id } = await tx.mockTestSegmentSubmission.create({
    data: {
      mockTestAttemptId: mockTestId,
      dialogueId,
      segmentIndex,
      repeats,
      createdAt: now,
      wordsWanted: willType === true && recording === null,
      ...(heard !== '' && { suppliedText: heard, suppliedSource: 'browser' }),
    },
    select: { id: true },
  })
  if (recording) {
    const data = { ...toRecordingData(toRecordingRow(recording)), mockTestSegmentId: id }
    await tx.recording.create({ data, select: { id: true } })
  }
}

/** Asks the learner to type these segments, except those already typed. */
export async function wantWords(tx: Database, segmentIds: number[]): Promise<void> {
  await tx.mockTestSegmentSubmission.updateMany({
    where: { id: { in: segmentIds }, OR: [{ suppliedSource: null }, { suppliedSource: { not: 'typed' } }] },
    data: { wordsWanted: true },
  })
}

/** Stores words that were asked for. @returns whether they were. */
export async function giveWords(tx: Database, options: { mockTestId: number; words: GivenWords }): Promise<boolean> {
  const { mockTestId: mockTestAttemptId, words } = options
  const { dialogueId, segmentIndex, text } = words
  const { count } = await tx.mockTestSegmentSubmission.updateMany({
    where: { mockTestAttemptId, dialogueId, segmentIndex, wordsWanted: true },
    data: { suppliedText: storableText(text), suppliedSource: 'typed', wordsWanted: false },
  })
  return count === 1
}

/**
 * Stores the learner's own marks of a recorded segment, which replace earlier ones. In a running test they answer the
 * question for its words; in a finished one they are kept beside its marks.
 *
 * @returns whether they were stored: in a running test only where words are wanted.
 */
export async function giveMarks(
  tx: Database,
  options: { mockTestId: number; isFinished: boolean; marks: GivenMarks },
): Promise<boolean> {
  const { mockTestId: mockTestAttemptId, isFinished } = options
  const { dialogueId, segmentIndex, marks } = options.marks
  const { count } = await tx.mockTestSegmentSubmission.updateMany({
    where: {
      mockTestAttemptId,
      dialogueId,
      segmentIndex,
      recording: { isNot: null },
      ...(!isFinished && { wordsWanted: true }),
    },
    data: { ownMarks: marks, wordsWanted: false },
  })
  return count === 1
}
