import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { resumeAnnouncement } from '#app/models/dialogues/announcement.server.ts'
import {
  type DeskDialogue,
  lockDialogue,
  templatesWith,
  writePublication,
} from '#app/models/dialogues/desk-dialogue.server.ts'
import { queueAnnouncement } from './announce-dialogue.server.ts'

type Admin = Pick<CurrentUser, 'id' | 'username'>

/**
 * Tells of a dialogue that is published for the first time, where it is for practice; where that was interrupted, those
 * who were not told yet. Nobody is told twice.
 */
export async function announceFirst(dialogue: DeskDialogue, database: Database): Promise<void> {
  const { id: dialogueId, publishedAt, unpublishedAt, isMockTestCandidate } = dialogue
  if (publishedAt === null || isMockTestCandidate) return
  const afterUserId = await resumeAnnouncement({ dialogueId, isFirst: unpublishedAt === null, database })
  if (afterUserId !== null) await queueAnnouncement({ dialogueId, afterUserId, database })
}

/** A mock test that learners see cannot lose a dialogue under their eyes. */
async function requireNotSat(dialogueId: number, database: Database): Promise<void> {
  const [template] = await templatesWith({ dialogueId, publishedOnly: true, database })
  if (template !== undefined) throw new AppError('CONFLICT', (copy) => copy.dialogueInPublished(template))
}

/**
 * Publishes a dialogue that the transaction holds, or takes it back. One that is so already stays as it is.
 *
 * @throws AppError CONFLICT where a published mock test in use needs it.
 */
export async function setPublication(options: {
  admin: Admin
  stored: DeskDialogue
  isPublished: boolean
  database: Database
}): Promise<DeskDialogue> {
  const { admin: actor, stored, isPublished, database } = options
  if ((stored.publishedAt !== null) === isPublished) return stored
  if (!isPublished) await requireNotSat(stored.id, database)
  const dialogue = await writePublication({ stored, isPublished, now: new Date(), database })
  const subject = { id: stored.id, name: stored.title }
  await recordAct({ actor, action: isPublished ? 'dialogue-published' : 'dialogue-unpublished', subject, database })
  await announceFirst(dialogue, database)
  return dialogue
}

/**
 * Shows a dialogue to learners, or makes it a draft again: then lists have it no more, while who has begun it goes on and
 * every result stays.
 *
 * @throws AppError NOT_FOUND (none, or deleted), CONFLICT where a published mock test in use needs it.
 */
export function publishDialogue(options: { admin: Admin; id: number; isPublished: boolean }): Promise<DeskDialogue> {
  const { id, ...rest } = options
  return inTransaction(async (database) => {
    const stored = await lockDialogue({ id, database })
    if (!stored || stored.deletedAt) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
    return setPublication({ ...rest, stored, database })
  })
}
