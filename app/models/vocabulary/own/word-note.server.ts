import { db } from '#app/db.server.ts'

interface Owned {
  userId: number
  vocabularyId: number
}

/** A learner's note on a word of the library; null without one. */
export async function findWordNote(owned: Owned): Promise<string | null> {
  const row = await db.wordNote.findFirst({ where: owned, select: { text: true } })
  return row?.text ?? null
}

/** Saves a learner's note, or deletes it if empty. False if there is no such published word. */
export async function saveWordNote({ userId, vocabularyId, text }: Owned & { text: string }): Promise<boolean> {
  if (text === '') {
    await db.wordNote.deleteMany({ where: { userId, vocabularyId } })
    return true
  }
  // One statement, so that the word cannot be deleted in between.
  const saved = await db.$executeRaw`
    INSERT INTO word_notes (user_id, vocabulary_id, text, updated_at)
    SELECT ${userId}, id, ${text}, now() FROM vocabulary WHERE id = ${vocabularyId} AND published_at IS NOT NULL
    ON CONFLICT (user_id, vocabulary_id) DO UPDATE SET text = excluded.text, updated_at = now()`
  return saved > 0
}
