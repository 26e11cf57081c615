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
import { markPublished } from '#app/models/dialogues/versions/version.server.ts'
import { queueAnnouncement } from './announce-dialogue.server.ts'

type Admin = Pick<CurrentUser, 'id' | 'username'>

/**
 * Announces a dialogue that is published for the first time, if it is for practice. An interrupted announcement resumes.
 * Nobody is notified twice.
 */
export async function announceFirst(dialogue: DeskDialogue, database: Database): Promise<void> {
  const { id: dialogueId, publishedAt, unpublishedAt, isMockTestCandidate } = dialogue
  if (publishedAt === null || isMockTestCandidate) return
  const afterUserId = await resumeAnnouncement({ dialogueId, isFirst: unpublishedAt === null, database })
  if (afterUserId !== null) await queueAnnouncement({ dialogueId, afterUserId, database })
}

/** A published mock test cannot lose a dialogue while learners may be taking it. */
async function requireNotSat(dialogueId: number, database: Database): Promise<void> {
  const [template] = await templatesWith({ dialogueId, publishedOnly: true, database })
  if (template !== undefined) throw new AppError('CONFLICT', (copy) => copy.dialogueInPublished(template))
}

/**
 * Publishes or unpublishes a dialogue that the transaction has locked. Idempotent.
 *
 * @throws AppError CONFLICT if a published, active mock test uses it.
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
  if (isPublished) await markPublished({ dialogueId: stored.id, database })
  await recordAct({ actor, action: isPublished ? 'dialogue-published' : 'dialogue-unpublished', subject, database })
  await announceFirst(dialogue, database)
  return dialogue
}

/**
 * Publishes a dialogue, or makes it a draft again. A draft is removed from lists, but learners who have begun it can
 * continue, and results are kept.
 *
 * @throws AppError NOT_FOUND (missing or deleted), CONFLICT if a published, active mock test uses it.
 */
export function publishDialogue(options: { admin: Admin; id: number; isPublished: boolean }): Promise<DeskDialogue> {
  const { id, ...rest } = options
  return inTransaction(async (database) => {
    const stored = await lockDialogue({ id, database })
    if (!stored || stored.deletedAt) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
    return setPublication({ ...rest, stored, database })
  })
}
