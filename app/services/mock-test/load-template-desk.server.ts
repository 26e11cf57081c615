import { AppError } from '#app/errors.ts'
import {
  findDeskTemplate,
  listCandidates,
  listDeskTemplates,
  toTemplateValues,
} from '#app/models/mock-test/desk-template.server.ts'
import { emptyTemplate } from '#app/models/mock-test/template-values.ts'

interface Query {
  edit: number | undefined
  saved: number | undefined
  activate: number | undefined
  deactivate: number | undefined
}

/**
 * What /admin/templates shows: every mock test, the dialogues it may have, and the one that is edited, was just saved, or
 * is to be put to use or taken out of it.
 *
 * @throws AppError NOT_FOUND for an id that names none.
 */
export async function loadTemplateDesk({ edit, saved, activate, deactivate }: Query) {
  const [rows, candidates, editing] = await Promise.all([
    listDeskTemplates(),
    listCandidates(),
    edit === undefined ? null : findDeskTemplate(edit),
  ])
  const find = (id: number | undefined) => {
    if (id === undefined) return null
    const row = rows.find((one) => one.id === id)
    if (!row) throw new AppError('NOT_FOUND', (copy) => copy.templateNotFound)
    return { id, title: row.title, isActive: row.isActive }
  }
  if (edit !== undefined && !editing) throw new AppError('NOT_FOUND', (copy) => copy.templateNotFound)
  const activating = find(activate)
  const deactivating = find(deactivate)
  return {
    rows,
    candidates,
    editing: editing && { id: editing.id, isActive: editing.isActive, values: toTemplateValues(editing) },
    empty: emptyTemplate(),
    saved: find(saved),
    activating: activating?.isActive === false ? activating : null,
    deactivating: deactivating?.isActive === true ? deactivating : null,
  }
}
