import type { Locale } from '#app/config/copy/locale.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { collator } from '#app/config/formats.ts'
import { AppError } from '#app/errors.ts'
import { type DeskState, isInState } from '#app/models/dialogues/desk-filter.ts'
import { readCandidateFilter, withUses } from '#app/models/mock-test/candidate-choice.ts'
import {
  findDeskTemplate,
  listCandidates,
  listDeskTemplates,
  toTemplateValues,
} from '#app/models/mock-test/desk-template.server.ts'
import { emptyTemplate } from '#app/models/mock-test/template-values.ts'

interface Query {
  locale: Locale
  /** With the filter of the dialogues that the form offers. */
  params: URLSearchParams
  edit: number | undefined
  saved: number | undefined
  activate: number | undefined
  deactivate: number | undefined
  publish: number | undefined
  unpublish: number | undefined
  state: DeskState | null
}

/**
 * The data of /admin/templates: every mock test, the dialogues it may use, and the one being edited, just saved, or about
 * to be activated, deactivated, published or unpublished.
 *
 * @throws AppError NOT_FOUND for an unknown ID.
 */
export async function loadTemplateDesk({ locale, params, edit, saved, state, ...asked }: Query) {
  const [rows, dialogues, editing] = await Promise.all([
    listDeskTemplates(),
    listCandidates(),
    edit === undefined ? null : findDeskTemplate(edit),
  ])
  const find = (id: number | undefined) => {
    if (id === undefined) return null
    const row = rows.find((one) => one.id === id)
    if (!row) throw new AppError('NOT_FOUND', (copy) => copy.templateNotFound)
    return { id, title: row.title, isActive: row.isActive, isDraft: row.publishedAt === null }
  }
  if (edit !== undefined && !editing) throw new AppError('NOT_FOUND', (copy) => copy.templateNotFound)
  const activating = find(asked.activate)
  const deactivating = find(asked.deactivate)
  const publishing = find(asked.publish)
  const unpublishing = find(asked.unpublish)
  const candidates = withUses(dialogues, rows, edit)
  const nameOf = (topic: string) => topicName(topic, topicsCopy[locale])
  const { compare } = collator(locale, {})
  const publishedAt = editing?.publishedAt?.toISOString() ?? null
  return {
    state,
    rows: rows.filter((row) => isInState(row.publishedAt, state)),
    candidates,
    topics: [...new Set(candidates.map(({ topic }) => topic))].toSorted((one, other) =>
      compare(nameOf(one), nameOf(other)),
    ),
    filter: readCandidateFilter(params, candidates),
    editing: editing && { id: editing.id, isActive: editing.isActive, publishedAt, values: toTemplateValues(editing) },
    empty: emptyTemplate(),
    saved: find(saved),
    activating: activating?.isActive === false ? activating : null,
    deactivating: deactivating?.isActive === true ? deactivating : null,
    publishing: publishing?.isDraft === true ? publishing : null,
    unpublishing: unpublishing?.isDraft === false ? unpublishing : null,
  }
}
