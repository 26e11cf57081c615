import { db, storableText } from '#app/db.server.ts'

export interface SessionNoteView {
  notes: string
  /** Null without a note. */
  updatedAt: Date | null
}

const NONE: SessionNoteView = { notes: '', updatedAt: null }

/** The learner's note on their submission; null if the submission is not theirs. The ID is a UUID. */
export async function findSessionNote(options: {
  submissionId: string
  userId: number
}): Promise<SessionNoteView | null> {
  const { submissionId: id, userId } = options
  const submission = await db.submission.findFirst({
    where: { id, userId },
    select: { notes: { where: { userId }, select: { notes: true, updatedAt: true } } },
  })
  return submission && (submission.notes[0] ?? NONE)
}

/** Saves the note, or deletes it if empty. Null if the submission is not the learner's. */
export async function saveSessionNote(options: {
  submissionId: string
  userId: number
  notes: string
}): Promise<SessionNoteView | null> {
  const { submissionId, userId } = options
  const notes = storableText(options.notes)
  if (notes === '') {
    await db.sessionNote.deleteMany({ where: { submissionId, userId } })
    return findSessionNote({ submissionId, userId })
  }
  // One statement, so that the ownership check and the write are atomic.
  const [row] = await db.$queryRaw<SessionNoteView[]>`
    INSERT INTO session_notes (submission_id, user_id, notes, updated_at)
    SELECT id, user_id, ${notes}, now() FROM submissions WHERE id = ${submissionId}::uuid AND user_id = ${userId}
    ON CONFLICT (submission_id, user_id) DO UPDATE SET notes = excluded.notes, updated_at = now()
    RETURNING notes, updated_at AS "updatedAt"`
  return row ?? null
}
