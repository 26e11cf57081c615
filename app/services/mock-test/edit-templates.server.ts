import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError, type FieldErrors } from '#app/errors.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import {
  type DeskTemplate,
  holdCandidates,
  insertTemplate,
  lockTemplate,
  overwriteTemplate,
  writeTemplatePublication,
} from '#app/models/mock-test/desk-template.server.ts'
import type { TemplateDraft } from '#app/models/mock-test/template-draft.ts'

type Admin = Pick<CurrentUser, 'id' | 'username'>
type Dialogues = Pick<TemplateDraft, 'dialogue1Id' | 'dialogue2Id'>

const notFound = () => new AppError('NOT_FOUND', (copy) => copy.templateNotFound)

/** Throws with the field of a dialogue that cannot be used. A published mock test cannot use a draft. */
async function requireDialogues(options: {
  dialogues: Dialogues
  isPublished: boolean
  database: Database
}): Promise<void> {
  const { dialogues, isPublished, database } = options
  const { dialogue1Id, dialogue2Id } = dialogues
  const found = await holdCandidates({ ids: [dialogue1Id, dialogue2Id], database })
  const problemOf = (id: number) => {
    const row = found.find((one) => one.id === id)
    if (!row) return 'templateDialogueGone' as const
    return isPublished && !row.isPublished ? ('templateDialogueDraft' as const) : undefined
  }
  const [first, second] = [problemOf(dialogue1Id), problemOf(dialogue2Id)]
  const key = first ?? second
  if (key === undefined) return
  const fields: FieldErrors = {
    ...(first && { dialogue1Id: (copy) => copy.problems[first] }),
    ...(second && { dialogue2Id: (copy) => copy.problems[second] }),
  }
  throw new AppError('CONFLICT', (copy) => copy.problems[key], { fields })
}

/** The columns that the draft changes. */
function changedColumns(stored: DeskTemplate, draft: TemplateDraft): string[] {
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(draft).flatMap(([name, value]) => (before.get(name) === value ? [] : [name]))
}

/** Adds a draft of a mock test. @throws AppError CONFLICT with the field of a dialogue it cannot use. */
export function addTemplate(options: { admin: Admin; draft: TemplateDraft }): Promise<DeskTemplate> {
  const { admin: actor, draft } = options
  return inTransaction(async (database) => {
    await requireDialogues({ dialogues: draft, isPublished: false, database })
    const template = await insertTemplate({ draft, database })
    const subject = { id: template.id, name: template.title }
    await recordAct({ actor, action: 'template-created', subject, database })
    return template
  })
}

/**
 * Saves a mock test. Running attempts keep their dialogues, time and passing score
 * (models/mock-test/begun-dialogue.server.ts). `version` is the `updatedAt` that the admin edited.
 *
 * @throws AppError NOT_FOUND; CONFLICT if another admin has saved it meanwhile (with `facts.version`), or with the field
 *   of a dialogue that it cannot use.
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
    await requireDialogues({ dialogues: draft, isPublished: stored.publishedAt !== null, database })
    const template = await overwriteTemplate({ id, columns: draft, database })
    const subject = { id, name: template.title }
    await recordAct({ actor, action: 'template-updated', subject, details: { changed }, database })
    return template
  })
}

/**
 * Activates or deactivates a mock test. An inactive one cannot be started; running attempts continue. Idempotent.
 *
 * @throws AppError NOT_FOUND, CONFLICT if one of its dialogues can no longer be used.
 */
export function setTemplateInUse(options: { admin: Admin; id: number; isActive: boolean }): Promise<DeskTemplate> {
  const { admin: actor, id, isActive } = options
  return inTransaction(async (database) => {
    const stored = await lockTemplate({ id, database })
    if (!stored) throw notFound()
    if (stored.isActive === isActive) return stored
    const isPublished = stored.publishedAt !== null
    if (isActive) await requireDialogues({ dialogues: stored, isPublished, database })
    // Not a new version: the form does not contain this field.
    const { updatedAt } = stored
    const template = await overwriteTemplate({ id, columns: { isActive, updatedAt }, database })
    const action = isActive ? 'template-activated' : 'template-deactivated'
    await recordAct({ actor, action, subject: { id, name: stored.title }, database })
    return template
  })
}

/**
 * Publishes a mock test (learners see it while it is active), or makes it a draft again. A draft cannot be started;
 * running attempts continue. Idempotent.
 *
 * @throws AppError NOT_FOUND, CONFLICT if one of its dialogues is a draft or can no longer be used.
 */
export function publishTemplate(options: { admin: Admin; id: number; isPublished: boolean }): Promise<DeskTemplate> {
  const { admin: actor, id, isPublished } = options
  return inTransaction(async (database) => {
    const stored = await lockTemplate({ id, database })
    if (!stored) throw notFound()
    if ((stored.publishedAt !== null) === isPublished) return stored
    if (isPublished) await requireDialogues({ dialogues: stored, isPublished, database })
    const publishedAt = isPublished ? new Date() : null
    const template = await writeTemplatePublication({ stored, publishedAt, database })
    const action = isPublished ? 'template-published' : 'template-unpublished'
    await recordAct({ actor, action, subject: { id, name: template.title }, database })
    return template
  })
}
