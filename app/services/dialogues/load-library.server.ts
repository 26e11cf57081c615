import { ARCHIVE_SHOWN, LIBRARY_SHOWN } from '#app/config/admin.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { collator } from '#app/config/formats.ts'
import { listDeskRows } from '#app/models/dialogues/desk-dialogue.server.ts'
import { type DeskFilter, narrowRows, pageRows } from '#app/models/dialogues/desk-filter.ts'
import { listEdited } from '#app/models/dialogues/edits/edit.server.ts'
import { type AskedIds, loadQuestions } from './load-questions.server.ts'

function namingOf(locale: Locale) {
  return {
    nameOf: (topic: string) => topicName(topic, topicsCopy[locale]),
    compare: collator(locale, { numeric: true }).compare,
  }
}

/** The data of /admin/dialogues: one page of the filtered library, archived dialogues, and what is to be confirmed. */
export async function loadLibrary(options: {
  adminId: number
  filter: DeskFilter
  locale: Locale
  /** The last row of the previous page. */
  after: number | undefined
  asked: AskedIds
}) {
  const { adminId, filter, locale, after = null, asked } = options
  const [all, edited] = await Promise.all([listDeskRows(), listEdited(adminId)])
  const questions = await loadQuestions(all, asked)
  const rows = all.map(({ unpublishedAt: _unpublishedAt, ...row }) => ({
    ...row,
    isEdited: edited.has(row.id),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))
  const isListed = ({ deletedAt }: { deletedAt: string | null }) => deletedAt === null
  const library = rows.filter(isListed)
  const archive = rows
    .filter(({ deletedAt }) => deletedAt !== null)
    .toSorted((one, other) => (other.deletedAt ?? '').localeCompare(one.deletedAt ?? ''))
  const naming = namingOf(locale)
  const isArchive = filter.state === 'archived'
  const deleted = isArchive ? narrowRows(archive, filter, naming) : archive.slice(0, ARCHIVE_SHOWN)
  return {
    filter,
    ...pageRows(rows, { filter, naming, isListed, after, limit: LIBRARY_SHOWN }),
    count: library.length,
    topics: [...new Set(library.map(({ topic }) => topic))].toSorted((one, other) =>
      naming.compare(naming.nameOf(one), naming.nameOf(other)),
    ),
    deleted,
    deletedCount: archive.length,
    ...questions,
  }
}
