import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import {
  changedColumns,
  type DeskDialogue,
  findFileParts,
  insertDialogue,
  isSlugTaken,
  lockDialogue,
  overwriteDialogue,
  setDeleted,
  storeFileParts,
  templatesWith,
} from '#app/models/dialogues/desk-dialogue.server.ts'
import type { DialogueDraft } from '#app/models/dialogues/dialogue-draft.ts'
import type { FileParts } from '#app/models/dialogues/dialogue-file.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { followWords, spokenWords } from '#app/models/speech/segment-recording.server.ts'
import { announceFirst, setPublication } from './publish-dialogue.server.ts'
import { publishSoon } from '../speech/synthesis/publish-soon.server.ts'
import { renderSoon } from '../speech/synthesis/render-soon.server.ts'
import type { Database } from '#app/db.server.ts'

type Admin = Pick<CurrentUser, 'id' | 'username'>

const notFound = () => new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)

/** A mock test's dialogue listed for practice would be known in advance, with its translations. */
async function requireUnused(dialogueId: number, database: Database): Promise<void> {
  const [template] = await templatesWith({ dialogueId, database })
  if (template !== undefined) throw new AppError('CONFLICT', (copy) => copy.dialogueKeptForTemplate(template))
}

/** Stores the rest of a file, for exports. @throws AppError CONFLICT if another dialogue has its slug. */
async function keepParts(options: { id: number; parts: FileParts; database: Database }): Promise<void> {
  const { id, parts, database } = options
  const { slug: own } = await findFileParts({ id, database })
  if (own === null && (await isSlugTaken({ slug: parts.slug, exceptId: id, database }))) {
    throw new AppError('CONFLICT', (copy) => copy.slugTaken)
  }
  await storeFileParts(options)
}

/**
 * Adds a dialogue and queues its voices. It is a draft, unless `publish` is set: then learners are notified if it is for
 * practice. `parts`: the rest of an imported file.
 *
 * @throws AppError CONFLICT if another dialogue has the file's slug.
 */
export function addDialogue(options: {
  admin: Admin
  draft: DialogueDraft
  publish: boolean
  parts?: FileParts
}): Promise<DeskDialogue> {
  const { admin: actor, draft, publish, parts } = options
  return inTransaction(async (database) => {
    const dialogue = await insertDialogue({ draft, publishedAt: publish ? new Date() : null, database })
    const subject = { id: dialogue.id, name: dialogue.title }
    if (parts) await keepParts({ id: dialogue.id, parts, database })
    await recordAct({ actor, action: parts ? 'dialogue-imported' : 'dialogue-created', subject, database })
    await renderSoon(dialogue.id, database)
    await announceFirst(dialogue, database)
    return dialogue
  })
}

/** The parts of a file that differ from the stored ones. */
async function changedParts(options: { id: number; parts: FileParts; database: Database }): Promise<string[]> {
  const { id, parts, database } = options
  const kept = await findFileParts({ id, database })
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return [
    ...(kept.slug === null ? ['slug'] : []),
    ...(isSame(kept.terms, parts.terms) ? [] : ['terms']),
    ...(isSame(kept.reviews, parts.reviews) ? [] : ['reviews']),
  ]
}

interface Change {
  admin: Admin
  stored: DeskDialogue
  draft: DialogueDraft
  parts: FileParts | undefined
  database: Database
}

/** Saves what a draft changes; does nothing if it changes nothing. */
async function store({ admin: actor, stored, draft, parts, database }: Change): Promise<DeskDialogue> {
  const { id } = stored
  const changed = [...changedColumns(stored, draft), ...(parts ? await changedParts({ id, parts, database }) : [])]
  if (changed.length === 0) return stored
  const dialogue = await overwriteDialogue({ id, draft, database })
  const subject = { id, name: dialogue.title }
  if (parts) await keepParts({ id, parts, database })
  const action = parts ? 'dialogue-imported' : 'dialogue-updated'
  await recordAct({ actor, action, subject, details: { changed }, database })
  if (changed.includes('transcript')) {
    const before = spokenWords(parseTranscript(stored.transcript).segments)
    await followWords({ dialogueId: id, before, after: spokenWords(draft.segments), database })
    await renderSoon(id, database)
  }
  return dialogue
}

/**
 * Saves a dialogue. `version` is the `updatedAt` that the admin edited; without it the last write wins. Only `publish`
 * publishes and notifies; false makes it a draft.
 *
 * @throws AppError NOT_FOUND (missing or deleted); CONFLICT if another admin saved it meanwhile (with `facts.version`),
 *   or if an active mock test uses it and it would no longer be reserved for mock tests or would become a draft.
 */
export function changeDialogue(options: {
  admin: Admin
  id: number
  draft: DialogueDraft
  version: Date | undefined
  publish?: boolean | undefined
  parts?: FileParts
}): Promise<DeskDialogue> {
  const { admin, id, draft, version, publish, parts } = options
  return inTransaction(async (database) => {
    const stored = await lockDialogue({ id, database })
    if (!stored || stored.deletedAt) throw notFound()
    if (version && version.getTime() !== stored.updatedAt.getTime()) {
      const facts = { version: stored.updatedAt.toISOString() }
      throw new AppError('CONFLICT', (copy) => copy.dialogueSavedMeanwhile, { facts })
    }
    if (stored.isMockTestCandidate && draft.isMockTestCandidate === false) await requireUnused(id, database)
    const saved = await store({ admin, stored, draft, parts, database })
    return publish === undefined ? saved : setPublication({ admin, stored: saved, isPublished: publish, database })
  })
}

/**
 * Deletes a dialogue from the library at once. Practice results are kept.
 *
 * @throws AppError NOT_FOUND (missing or already deleted), CONFLICT while an active mock test uses it.
 */
export function removeDialogue(options: { admin: Admin; id: number; now: Date }): Promise<DeskDialogue> {
  const { admin: actor, id, now } = options
  return inTransaction(async (database) => {
    const stored = await lockDialogue({ id, database })
    if (!stored || stored.deletedAt) throw notFound()
    const [template] = await templatesWith({ dialogueId: id, database })
    if (template !== undefined) throw new AppError('CONFLICT', (copy) => copy.dialogueInTemplate(template))
    const dialogue = await setDeleted({ id, deletedAt: now, database })
    await recordAct({ actor, action: 'dialogue-deleted', subject: { id, name: stored.title }, database })
    await publishSoon(id, database)
    return dialogue
  })
}

/**
 * Restores a deleted dialogue. Returns one that is not deleted unchanged.
 *
 * @throws AppError NOT_FOUND
 */
export function restoreDialogue(options: { admin: Admin; id: number }): Promise<DeskDialogue> {
  const { admin: actor, id } = options
  return inTransaction(async (database) => {
    const stored = await lockDialogue({ id, database })
    if (!stored) throw notFound()
    if (!stored.deletedAt) return stored
    const dialogue = await setDeleted({ id, deletedAt: null, database })
    await recordAct({ actor, action: 'dialogue-restored', subject: { id, name: stored.title }, database })
    await publishSoon(id, database)
    return dialogue
  })
}
