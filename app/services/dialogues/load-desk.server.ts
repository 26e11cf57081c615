import type { Locale } from '#app/config/copy/locale.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { DIALOGUE_DEFAULT_SECONDS } from '#app/config/dialogues.ts'
import { collator } from '#app/config/formats.ts'
import { AppError } from '#app/errors.ts'
import { countAudience } from '#app/models/dialogues/audience.server.ts'
import { checkDialogue } from '#app/models/dialogues/content-rules.ts'
import { type DeskRow, findDeskDialogue, listDeskRows } from '#app/models/dialogues/desk-dialogue.server.ts'
import { type DeskFilter, narrowRows } from '#app/models/dialogues/desk-filter.ts'
import { emptyDraft, toDraftValues } from '#app/models/dialogues/draft-values.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { pairRecordings } from '#app/models/speech/segment-recording.ts'
import { listRecordings, spokenWords } from '#app/models/speech/segment-recording.server.ts'

interface Query {
  filter: DeskFilter
  locale: Locale
  edit: number | undefined
  /** The form is cleared. */
  isCleared: boolean
  saved: number | undefined
  remove: number | undefined
  restore: number | undefined
  publish: number | undefined
  unpublish: number | undefined
}

/** The dialogue to edit, or the title of one deleted meanwhile. */
async function loadEdited(id: number | undefined, isCleared: boolean) {
  if (id === undefined) return { editing: null, gone: null }
  const dialogue = await findDeskDialogue(id, { orDeleted: true })
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  if (dialogue.deletedAt) return { editing: null, gone: dialogue.title }
  const { segments } = parseTranscript(dialogue.transcript)
  const values = toDraftValues({ ...dialogue, segments })
  const { version } = values
  const publishedAt = dialogue.publishedAt?.toISOString() ?? null
  return {
    editing: { id, title: dialogue.title, publishedAt, values: isCleared ? { ...emptyForm(), version } : values },
    gone: null,
  }
}

const emptyForm = () => emptyDraft({ level: 'beginner', duration: DIALOGUE_DEFAULT_SECONDS })

async function loadSaved(id: number | undefined) {
  if (id === undefined) return null
  const dialogue = await findDeskDialogue(id)
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { title, level } = dialogue
  const { segments } = parseTranscript(dialogue.transcript)
  const { stray, homeless } = pairRecordings(spokenWords(segments), await listRecordings(id))
  // Recordings no longer played, because their segments' text has changed.
  const unheard = stray.flat().length + homeless.length
  const isDraft = dialogue.publishedAt === null
  return { id, title, isDraft, advice: checkDialogue({ level, segments }).length, unheard }
}

/** The effect of publishing it; null if there is nothing to publish. */
async function loadPublishing(row: DeskRow | undefined) {
  if (!row) return null
  const { id, title, isMockTestCandidate, accessLevel } = row
  const news = isMockTestCandidate ? ('none' as const) : row.unpublishedAt ? ('old' as const) : ('new' as const)
  return { id, title, news, audience: news === 'new' ? await countAudience(accessLevel) : 0 }
}

function namingOf(locale: Locale) {
  return {
    nameOf: (topic: string) => topicName(topic, topicsCopy[locale]),
    compare: collator(locale, { numeric: true }).compare,
  }
}

/**
 * The data of /admin/dialogues: the filtered library, deleted dialogues, and the dialogue being edited, just saved, or
 * about to be deleted, restored, published or unpublished.
 *
 * @throws AppError NOT_FOUND for an unknown ID.
 */
export async function loadDesk({ filter, locale, edit, isCleared, saved, ...asked }: Query) {
  const [all, edited, justSaved] = await Promise.all([listDeskRows(), loadEdited(edit, isCleared), loadSaved(saved)])
  const find = (id: number | undefined, isWanted: (row: DeskRow) => boolean) =>
    all.find((row) => row.id === id && isWanted(row))
  const named = (row: DeskRow | undefined) =>
    row ? { id: row.id, title: row.title, isDraft: row.publishedAt === null } : null
  const rows = all.map(({ unpublishedAt: _unpublishedAt, ...row }) => ({
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))
  const library = rows.filter(({ deletedAt }) => deletedAt === null)
  const naming = namingOf(locale)
  return {
    filter,
    existing: narrowRows(library, filter, naming),
    count: library.length,
    topics: [...new Set(library.map(({ topic }) => topic))].toSorted((one, other) =>
      naming.compare(naming.nameOf(one), naming.nameOf(other)),
    ),
    deleted: rows
      .filter(({ deletedAt }) => deletedAt !== null)
      .toSorted((one, other) => (other.deletedAt ?? '').localeCompare(one.deletedAt ?? '')),
    ...edited,
    empty: emptyForm(),
    saved: justSaved,
    removing: named(find(asked.remove, ({ deletedAt }) => deletedAt === null)),
    restoring: named(find(asked.restore, ({ deletedAt }) => deletedAt !== null)),
    publishing: await loadPublishing(
      find(asked.publish, ({ deletedAt, publishedAt }) => deletedAt === null && publishedAt === null),
    ),
    unpublishing: named(
      find(asked.unpublish, ({ deletedAt, publishedAt }) => deletedAt === null && publishedAt !== null),
    ),
  }
}
