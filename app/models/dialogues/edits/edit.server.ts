import { z } from 'zod'
import { type Database, db, storableJson } from '#app/db.server.ts'
import { type DraftValues, readValues } from '../draft-values.ts'

interface Place {
  authorId: number
  /** Null for a new dialogue. */
  dialogueId: number | null
}

/** What an admin typed and has not saved. */
export interface DialogueEdit {
  values: DraftValues
  /** Counts up with each write. */
  revision: number
  updatedAt: Date
}

const SavedSchema = z.array(z.object({ revision: z.number().int() }))

/** An admin's unsaved edit of a dialogue; null if there is none. */
export async function findEdit({ authorId, dialogueId }: Place): Promise<DialogueEdit | null> {
  const row = await db.dialogueEdit.findFirst({
    where: { authorId, dialogueId },
    select: { values: true, revision: true, updatedAt: true },
  })
  return row && { ...row, values: readValues(row.values) }
}

/**
 * Keeps what an admin typed. Learners see nothing of it.
 *
 * @param options.revision the last one that this window knows; 0 for none. Undefined overwrites whatever there is.
 * @returns the new revision; null if another window has written, saved or discarded it meanwhile.
 */
export async function saveEdit(
  options: Place & { values: DraftValues; revision: number | undefined },
): Promise<number | null> {
  const { authorId, dialogueId, values, revision } = options
  const json = storableJson(values)
  const isKnown = revision !== undefined && revision > 0
  const rows = isKnown
    ? await db.$queryRaw<unknown[]>`
        UPDATE dialogue_edits SET values = ${json}::jsonb, revision = revision + 1, updated_at = now()
        WHERE author_id = ${authorId} AND coalesce(dialogue_id, 0) = ${dialogueId ?? 0} AND revision = ${revision}
        RETURNING revision`
    : await db.$queryRaw<unknown[]>`
        INSERT INTO dialogue_edits AS e (author_id, dialogue_id, values)
        VALUES (${authorId}, ${dialogueId}::int, ${json}::jsonb)
        ON CONFLICT (author_id, coalesce(dialogue_id, 0)) DO UPDATE
          SET values = excluded.values, revision = e.revision + 1, updated_at = now()
          WHERE ${revision === undefined}
        RETURNING revision`
  return SavedSchema.parse(rows)[0]?.revision ?? null
}

/** Deletes an admin's unsaved edit, if there is one: it was saved or discarded. */
export async function deleteEdit({
  authorId,
  dialogueId,
  database = db,
}: Place & { database?: Database }): Promise<void> {
  await database.dialogueEdit.deleteMany({ where: { authorId, dialogueId } })
}

/** The dialogues that an admin has unsaved edits of. */
export async function listEdited(authorId: number): Promise<Set<number>> {
  const rows = await db.dialogueEdit.findMany({ where: { authorId }, select: { dialogueId: true } })
  return new Set(rows.flatMap(({ dialogueId }) => (dialogueId === null ? [] : [dialogueId])))
}
