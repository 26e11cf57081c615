import { DIALOGUE_DEFAULT_SECONDS } from '#app/config/dialogues.ts'
import { AppError } from '#app/errors.ts'
import { checkDialogue } from '#app/models/dialogues/content-rules.ts'
import { findDeskDialogue, listDeskRows } from '#app/models/dialogues/desk-dialogue.server.ts'
import { emptyDraft, toDraftValues } from '#app/models/dialogues/draft-values.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { pairRecordings } from '#app/models/speech/segment-recording.ts'
import { listRecordings, spokenWords } from '#app/models/speech/segment-recording.server.ts'

interface Query {
  edit: number | undefined
  saved: number | undefined
  remove: number | undefined
  restore: number | undefined
}

/** The dialogue to edit, or the title of one that was deleted meanwhile. */
async function loadEdited(id: number | undefined) {
  if (id === undefined) return { editing: null, gone: null }
  const dialogue = await findDeskDialogue(id, { orDeleted: true })
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  if (dialogue.deletedAt) return { editing: null, gone: dialogue.title }
  const { segments } = parseTranscript(dialogue.transcript)
  return { editing: { id, values: toDraftValues({ ...dialogue, segments }) }, gone: null }
}

async function loadSaved(id: number | undefined) {
  if (id === undefined) return null
  const dialogue = await findDeskDialogue(id)
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { title, level } = dialogue
  const { segments } = parseTranscript(dialogue.transcript)
  const { stray, homeless } = pairRecordings(spokenWords(segments), await listRecordings(id))
  // Recordings that nobody hears, since the words are others now.
  const unheard = stray.flat().length + homeless.length
  return { id, title, advice: checkDialogue({ level, segments }).length, unheard }
}

/**
 * What /admin/dialogues shows: the library, what was deleted, and the dialogue that is edited, was just saved, or is to
 * be deleted or restored.
 *
 * @throws AppError NOT_FOUND for an id that names none (any more).
 */
export async function loadDesk({ edit, saved, remove, restore }: Query) {
  const [all, edited, justSaved] = await Promise.all([listDeskRows(), loadEdited(edit), loadSaved(saved)])
  const rows = all.map((row) => ({ ...row, deletedAt: row.deletedAt?.toISOString() ?? null }))
  const find = (id: number | undefined, isDeleted: boolean) =>
    rows.find((row) => row.id === id && (row.deletedAt !== null) === isDeleted) ?? null
  const removing = find(remove, false)
  const restoring = find(restore, true)
  return {
    existing: rows.filter(({ deletedAt }) => deletedAt === null),
    deleted: rows
      .filter(({ deletedAt }) => deletedAt !== null)
      .toSorted((one, other) => (other.deletedAt ?? '').localeCompare(one.deletedAt ?? '')),
    ...edited,
    empty: emptyDraft({ level: 'beginner', duration: DIALOGUE_DEFAULT_SECONDS }),
    saved: justSaved,
    removing: removing && { id: removing.id, title: removing.title },
    restoring: restoring && { id: restoring.id, title: restoring.title },
  }
}
