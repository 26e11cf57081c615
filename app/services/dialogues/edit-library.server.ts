import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
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
import type { Database } from '#app/db.server.ts'

type Admin = Pick<CurrentUser, 'id' | 'username'>

const notFound = () => new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)

/** Its voices are made before somebody waits for them. */
function renderSoon(dialogueId: number, database: Database): Promise<void> {
  return enqueue({
    kind: 'render-dialogue',
    payload: { dialogueId },
    uniqueKey: `render-dialogue:${dialogueId}`,
    database,
  })
}

/** Listed in practice, a dialogue of a mock test would be known with its translations. */
async function requireUnused(dialogueId: number, database: Database): Promise<void> {
  const [template] = await templatesWith({ dialogueId, database })
  if (template !== undefined) throw new AppError('CONFLICT', (copy) => copy.dialogueKeptForTemplate(template))
}

/** Keeps what a file holds besides, for an export. @throws AppError CONFLICT where another dialogue has its slug. */
async function keepParts(options: { id: number; parts: FileParts; database: Database }): Promise<void> {
  const { id, parts, database } = options
  const { slug: own } = await findFileParts({ id, database })
  if (own === null && (await isSlugTaken({ slug: parts.slug, exceptId: id, database }))) {
    throw new AppError('CONFLICT', (copy) => copy.slugTaken)
  }
  await storeFileParts(options)
}

/**
 * Adds a dialogue to the library and has its voices made: as a draft, or with `publish` for learners at once, who are told
 * of it where it is for practice. `parts`: what an imported file holds besides.
 *
 * @throws AppError CONFLICT where another dialogue has the slug of the file.
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

/** The parts of a file that differ from what is kept of it. */
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

/** Stores what a draft says otherwise; nothing where it says nothing new. */
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
 * Saves a dialogue again. `version` is the `updatedAt` that the admin edited; without one the last writer wins. Saving
 * neither publishes nor tells anybody, unless `publish` says so; false makes it a draft.
 *
 * @throws AppError NOT_FOUND (none, or deleted), CONFLICT where somebody else has saved it meanwhile (with `facts.version`),
 *   or where a mock test in use needs it and it is to be kept for those no more, or to be a draft.
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
 * Takes a dialogue out of the library at once. What was practised with it stays.
 *
 * @throws AppError NOT_FOUND (none, or deleted already), CONFLICT while a mock test in use needs it.
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
 * Puts a deleted dialogue back. One that is there already is answered as it is.
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
