import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError, type FieldErrors } from '#app/errors.ts'
import { recordAct } from '#app/models/accounts/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import {
  type DeskTemplate,
  holdCandidates,
  insertTemplate,
  lockTemplate,
  overwriteTemplate,
} from '#app/models/mock-test/desk-template.server.ts'
import type { TemplateDraft } from '#app/models/mock-test/template-draft.ts'

type Admin = Pick<CurrentUser, 'id' | 'username'>
type Dialogues = Pick<TemplateDraft, 'dialogue1Id' | 'dialogue2Id'>

const notFound = () => new AppError('NOT_FOUND', (copy) => copy.templateNotFound)

/** Both dialogues can be sat: or the field of the one that cannot is named. */
async function requireDialogues(dialogues: Dialogues, database: Database): Promise<void> {
  const { dialogue1Id, dialogue2Id } = dialogues
  const found = await holdCandidates({ ids: [dialogue1Id, dialogue2Id], database })
  const fields: FieldErrors = {
    ...(!found.includes(dialogue1Id) && { dialogue1Id: (copy) => copy.problems.templateDialogueGone }),
    ...(!found.includes(dialogue2Id) && { dialogue2Id: (copy) => copy.problems.templateDialogueGone }),
  }
  if (Object.keys(fields).length === 0) return
  throw new AppError('CONFLICT', (copy) => copy.problems.templateDialogueGone, { fields })
}

/** Columns of a draft that differ from what is stored. */
function changedColumns(stored: DeskTemplate, draft: TemplateDraft): string[] {
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(draft).flatMap(([name, value]) => (before.get(name) === value ? [] : [name]))
}

/** Adds a mock test, which learners can take at once. @throws AppError CONFLICT with the field of a dialogue it cannot have. */
export function addTemplate(options: { admin: Admin; draft: TemplateDraft }): Promise<DeskTemplate> {
  const { admin: actor, draft } = options
  return inTransaction(async (database) => {
    await requireDialogues(draft, database)
    const template = await insertTemplate({ draft, database })
    const subject = { id: template.id, name: template.title }
    await recordAct({ actor, action: 'template-created', subject, database })
    return template
  })
}

/**
 * Saves a mock test again, for those who begin it from now on: who has begun keeps their dialogues, time and passing
 * score (models/mock-test/begun-dialogue.server.ts). `version` is the `updatedAt` that the admin edited.
 *
 * @throws AppError NOT_FOUND, CONFLICT where somebody else has saved it meanwhile (with `facts.version`), or with the
 *   field of a dialogue that it cannot have.
 */
export function changeTemplate(options: {
  admin: Admin
  id: number
  draft: TemplateDraft
  version: Date | undefined
}): Promise<DeskTemplate> {
  const { admin: actor, id, draft, version } = options
  return inTransaction(async (database) => {
    const stored = await lockTemplate({ id, database })
    if (!stored) throw notFound()
    if (version && version.getTime() !== stored.updatedAt.getTime()) {
      const facts = { version: stored.updatedAt.toISOString() }
      throw new AppError('CONFLICT', (copy) => copy.templateSavedMeanwhile, { facts })
    }
    const changed = changedColumns(stored, draft)
    if (changed.length === 0) return stored
    await requireDialogues(draft, database)
    const template = await overwriteTemplate({ id, columns: draft, database })
    const subject = { id, name: template.title }
    await recordAct({ actor, action: 'template-updated', subject, details: { changed }, database })
    return template
  })
}

/**
 * Puts a mock test to use, or takes it out of use: nobody begins it then, and who has begun goes on. One that is so
 * already stays as it is.
 *
 * @throws AppError NOT_FOUND, CONFLICT where one of its dialogues cannot be sat any more.
 */
export function setTemplateInUse(options: { admin: Admin; id: number; isActive: boolean }): Promise<DeskTemplate> {
  const { admin: actor, id, isActive } = options
  return inTransaction(async (database) => {
    const stored = await lockTemplate({ id, database })
    if (!stored) throw notFound()
    if (stored.isActive === isActive) return stored
    if (isActive) await requireDialogues(stored, database)
    // No new state for those who edit it: their form does not say whether it is in use.
    const { updatedAt } = stored
    const template = await overwriteTemplate({ id, columns: { isActive, updatedAt }, database })
    const action = isActive ? 'template-activated' : 'template-deactivated'
    await recordAct({ actor, action, subject: { id, name: stored.title }, database })
    return template
  })
}
