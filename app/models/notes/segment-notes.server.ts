import { db, storableText } from '#app/db.server.ts'
import { isEmptyNote, readNotes, type SegmentNote } from './segment-note.ts'

/** As stored: without empty notes, and with text that Postgres can store. */
function storable(notes: readonly SegmentNote[]): { segmentIndex: number; text: string; strokes: number[][] }[] {
  return notes
    .map(({ segmentIndex, text, strokes }) => ({
      segmentIndex,
      text: storableText(text).trim(),
      strokes: strokes.map((stroke) => [...stroke]),
    }))
    .filter((note) => !isEmptyNote(note))
}

/** A learner's notes on their attempt: the one on the whole, and those on segments. The ID is a UUID. */
export async function findNotes(options: {
  submissionId: string
  userId: number
}): Promise<{ notes: string; segmentNotes: SegmentNote[] }> {
  const { submissionId: id, userId } = options
  const row = await db.submission.findFirst({
    where: { id, userId },
    select: { segmentNotes: true, notes: { where: { userId }, select: { notes: true } } },
  })
  return { notes: row?.notes[0]?.notes ?? '', segmentNotes: readNotes(row?.segmentNotes) }
}

/** Replaces the notes on an attempt. False if it is not the learner's. The ID is a UUID. */
export async function saveSubmissionNotes(options: {
  submissionId: string
  userId: number
  notes: readonly SegmentNote[]
}): Promise<boolean> {
  const { submissionId: id, userId } = options
  const { count } = await db.submission.updateMany({
    where: { id, userId },
    data: { segmentNotes: storable(options.notes) },
  })
  return count > 0
}

/** Replaces the notes on a mock test. False if it is not the learner's. */
export async function saveMockTestNotes(options: {
  mockTestId: number
  userId: number
  notes: readonly SegmentNote[]
}): Promise<boolean> {
  const { mockTestId: id, userId } = options
  const { count } = await db.mockTestAttempt.updateMany({
    where: { id, userId },
    data: { segmentNotes: storable(options.notes) },
  })
  return count > 0
}
