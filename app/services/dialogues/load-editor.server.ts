import { DIALOGUE_DEFAULT_SECONDS } from '#app/config/dialogues.ts'
import { AppError } from '#app/errors.ts'
import { findLastSave } from '#app/models/accounts/desk/admin-act.server.ts'
import { adviseOn } from '#app/models/dialogues/content-advice.ts'
import { type DeskDialogue, findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { findFileParts } from '#app/models/dialogues/file-parts.server.ts'
import { emptyDraft, readDraft, toDraftValues } from '#app/models/dialogues/draft-values.ts'
import { type DialogueEdit, findEdit } from '#app/models/dialogues/edits/edit.server.ts'
import { parseGuidance } from '#app/models/dialogues/guidance.ts'
import { keepGuidance } from '#app/models/dialogues/kept-guidance.ts'
import { keepUnits } from '#app/models/dialogues/kept-units.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { listVersions } from '#app/models/dialogues/versions/version.server.ts'
import { pairRecordings } from '#app/models/speech/segment-recording.ts'
import { listRecordings, spokenWords } from '#app/models/speech/segment-recording.server.ts'
import { type AskedIds, loadQuestions } from './load-questions.server.ts'

/** The values of an empty form. */
const emptyForm = () => emptyDraft({ level: 'beginner', duration: DIALOGUE_DEFAULT_SECONDS })

/** What an admin has typed and not saved; null for none. `by`: who has saved the dialogue since the edit began, if known. */
async function describeEdit(edit: DialogueEdit | null, stored: DeskDialogue | null) {
  if (!edit) return null
  const version = stored?.updatedAt.toISOString() ?? ''
  const isStale = edit.values.version !== version
  return {
    revision: edit.revision,
    at: edit.updatedAt.toISOString(),
    isStale,
    by: isStale && stored ? await findLastSave({ kind: 'dialogue', id: stored.id, version }) : null,
  }
}

/** The editor of a new dialogue, with what was typed for it. */
export async function loadNewEditor(options: { adminId: number; isCleared: boolean }) {
  const edit = await findEdit({ authorId: options.adminId, dialogueId: null })
  return {
    dialogue: null,
    gone: null,
    values: options.isCleared || !edit ? emptyForm() : edit.values,
    edit: await describeEdit(edit, null),
    questions: await loadQuestions([], {
      delete: undefined,
      restore: undefined,
      publish: undefined,
      unpublish: undefined,
    }),
  }
}

/** Recordings no longer played, because their segments' text has changed. */
async function countUnheard({ id, transcript }: DeskDialogue): Promise<number> {
  const { segments } = parseTranscript(transcript)
  const { stray, homeless } = pairRecordings(spokenWords(segments), await listRecordings(id))
  return stray.flat().length + homeless.length
}

const NOTHING_LOST = { units: [], guidance: [] }

/** The units of meaning and the guidance that the last save dropped, because texts or models have changed. */
async function findLost(dialogueId: number) {
  const { versions } = await listVersions({ dialogueId, before: undefined, limit: 1 })
  const [last, before] = [versions[0]?.content, versions[1]?.content]
  if (!last || !before) return NOTHING_LOST
  const drafted = last.segments.map(({ units: _units, ...shown }) => shown)
  return {
    units: keepUnits({ stored: before.segments, drafted }).lost,
    guidance: keepGuidance({ stored: before.segments, guidance: before.guidance, drafted }).lost,
  }
}

/**
 * The editor of a dialogue: what the admin has typed and not saved, else the saved dialogue.
 *
 * @throws AppError NOT_FOUND for an unknown ID.
 */
export async function loadEditor(options: {
  adminId: number
  id: number
  isCleared: boolean
  /** It was just saved. */
  isSaved: boolean
  asked: AskedIds
}) {
  const { adminId, id, isCleared, isSaved, asked } = options
  const [stored, edit] = await Promise.all([
    findDeskDialogue(id, { orDeleted: true }),
    findEdit({ authorId: adminId, dialogueId: id }),
  ])
  if (!stored) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { segments } = parseTranscript(stored.transcript)
  const { terms } = await findFileParts({ id })
  const saved = toDraftValues({ ...stored, segments, terms })
  const values = edit?.values ?? saved
  return {
    dialogue: {
      id,
      title: stored.title,
      publishedAt: stored.publishedAt?.toISOString() ?? null,
      advice: adviseOn(readDraft(saved)).length,
      stored: { segments, guidance: parseGuidance(stored.guidance) },
      lost: isSaved ? await findLost(id) : NOTHING_LOST,
      unheard: await countUnheard(stored),
    },
    gone: stored.deletedAt ? stored.title : null,
    values: isCleared ? { ...emptyForm(), version: values.version } : values,
    edit: await describeEdit(edit, stored),
    questions: await loadQuestions([stored], asked),
  }
}
