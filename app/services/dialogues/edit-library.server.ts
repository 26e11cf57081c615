import { type Database, db, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { AdminAction } from '#app/models/accounts/desk/admin-act.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import {
  changedColumns,
  type DeskDialogue,
  insertDialogue,
  lockDialogue,
  overwriteDialogue,
  setDeleted,
  templatesWith,
  withStoredParts,
} from '#app/models/dialogues/desk-dialogue.server.ts'
import { findFileParts, isSlugTaken, storeFileParts, storeFileRest } from '#app/models/dialogues/file-parts.server.ts'
import type { DialogueDraft } from '#app/models/dialogues/dialogue-draft.ts'
import type { FileParts, FileRest } from '#app/models/dialogues/dialogue-file.ts'
import { deleteEdit } from '#app/models/dialogues/edits/edit.server.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import type { VersionOrigin } from '#app/models/dialogues/versions/version.ts'
import { keepEarlier, keepVersion } from '#app/models/dialogues/versions/version.server.ts'
import { followWords, spokenWords } from '#app/models/speech/segment-recording.server.ts'
import { announceFirst, setPublication } from './publish-dialogue.server.ts'
import { publishSoon } from '../speech/synthesis/publish-soon.server.ts'
import { renderSoon } from '../speech/synthesis/render-soon.server.ts'

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
 * practice. `parts`: the rest of an imported file. `endsEdit`: what the admin had typed for a new dialogue is saved by this.
 *
 * @throws AppError CONFLICT if another dialogue has the file's slug.
 */
export function addDialogue(options: {
  admin: Admin
  draft: DialogueDraft
  publish: boolean
  parts?: FileParts
  endsEdit?: boolean
}): Promise<DeskDialogue> {
  const { admin: actor, draft, publish, parts, endsEdit = false } = options
  return inTransaction(async (database) => {
    const dialogue = await insertDialogue({ draft, publishedAt: publish ? new Date() : null, database })
    const { id } = dialogue
    const subject = { id, name: dialogue.title }
    if (parts) await keepParts({ id, parts, database })
    else if (draft.terms) await storeFileRest({ id, rest: { terms: draft.terms }, database })
    await recordAct({ actor, action: parts ? 'dialogue-imported' : 'dialogue-created', subject, database })
    await keepVersion({ dialogueId: id, origin: parts ? 'imported' : 'created', author: actor, database })
    if (endsEdit) await deleteEdit({ authorId: actor.id, dialogueId: null, database })
    await renderSoon(dialogue.id, database)
    await announceFirst(dialogue, database)
    return dialogue
  })
}

/** What differs from the stored file parts; a slug only if there was none. */
async function changedParts(options: {
  id: number
  parts: FileRest & { slug?: string }
  database: Database
}): Promise<string[]> {
  const { id, parts, database } = options
  const kept = await findFileParts({ id, database })
  const isSame = (one: unknown, other: unknown) => other === undefined || JSON.stringify(one) === JSON.stringify(other)
  return [
    ...(kept.slug === null && parts.slug !== undefined ? ['slug'] : []),
    ...(isSame(kept.terms, parts.terms) ? [] : ['terms']),
    ...(isSame(kept.reviews, parts.reviews) ? [] : ['reviews']),
    ...(isSame(kept.voices, parts.voices) ? [] : ['voices']),
  ]
}

/** The action that is logged for a save of each origin. */
const ACTIONS = {
  saved: 'dialogue-updated',
  imported: 'dialogue-imported',
  restored: 'dialogue-version-restored',
} as const satisfies Partial<Record<VersionOrigin, AdminAction>>

/** What saving a draft, with the rest of its file, would change. */
export async function findChanges(options: {
  stored: DeskDialogue
  draft: DialogueDraft
  parts: (FileRest & { slug?: string }) | undefined
  database?: Database
}): Promise<string[]> {
  const { stored, draft, parts, database = db } = options
  return [...changedColumns(stored, draft), ...(parts ? await changedParts({ id: stored.id, parts, database }) : [])]
}

interface Change {
  admin: Admin
  stored: DeskDialogue
  draft: DialogueDraft
  /** The rest of an imported file. */
  parts: FileParts | undefined
  /** The same of a restored version, without its slug. */
  rest: FileRest | undefined
  database: Database
}

/** Saves what a draft changes, as a new version; does nothing if it changes nothing. */
async function store({ admin: actor, stored, draft, parts, rest, database }: Change): Promise<DeskDialogue> {
  const { id } = stored
  const besides = parts ?? rest ?? (draft.terms && { terms: draft.terms })
  const changed = await findChanges({ stored, draft, parts: besides, database })
  if (changed.length === 0) return stored
  await keepEarlier({ dialogueId: id, database })
  const dialogue = await overwriteDialogue({ id, draft, database })
  const subject = { id, name: dialogue.title }
  if (parts) await keepParts({ id, parts, database })
  else if (besides) await storeFileRest({ id, rest: besides, database })
  const origin = parts ? 'imported' : rest ? 'restored' : 'saved'
  await recordAct({ actor, action: ACTIONS[origin], subject, details: { changed }, database })
  await keepVersion({ dialogueId: id, origin, author: actor, database })
  if (changed.includes('transcript')) {
    const before = spokenWords(parseTranscript(stored.transcript).segments)
    await followWords({ dialogueId: id, before, after: spokenWords(draft.segments), database })
    await renderSoon(id, database)
  }
  return dialogue
}

/**
 * Saves a dialogue. `version` is the `updatedAt` that the admin edited; without it the last write wins. Only `publish`
 * publishes and notifies; false makes it a draft. `rest` restores a version, exactly as it was; otherwise units of meaning
 * that the draft does not name are kept where they still fit. `endsEdit`: the admin's edit is saved by this.
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
  rest?: FileRest
  endsEdit?: boolean
}): Promise<DeskDialogue> {
  const { admin, id, draft, version, publish, parts, rest, endsEdit = false } = options
  return inTransaction(async (database) => {
    const stored = await lockDialogue({ id, database })
    if (!stored || stored.deletedAt) throw notFound()
    if (version && version.getTime() !== stored.updatedAt.getTime()) {
      const facts = { version: stored.updatedAt.toISOString() }
      throw new AppError('CONFLICT', (copy) => copy.dialogueSavedMeanwhile, { facts })
    }
    if (stored.isMockTestCandidate && draft.isMockTestCandidate === false) await requireUnused(id, database)
    const whole = rest ? draft : withStoredParts(stored, draft)
    const saved = await store({ admin, stored, draft: whole, parts, rest, database })
    if (endsEdit) await deleteEdit({ authorId: admin.id, dialogueId: id, database })
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
