import { DEFAULT_LOCALE, LOCALES } from '#app/config/copy/locale.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { announceTo, claimAnnouncement } from '#app/models/dialogues/announcement.server.ts'
import { composeNotification } from '../notifications/notify.server.ts'

/** Queues a batch, unless it is already waiting. One queued again after it was claimed notifies nobody. */
export async function queueAnnouncement(options: {
  dialogueId: number
  /** The last user of the previous batch; 0 at the start. */
  afterUserId: number
  database: Database
}): Promise<void> {
  const { database, ...payload } = options
  const uniqueKey = `announce-dialogue:${payload.dialogueId}:${payload.afterUserId}`
  await enqueue({ kind: 'announce-dialogue', payload, uniqueKey, database })
}

/**
 * Notifies a batch of learners of a new dialogue (those who may practise it and have notifications on) and queues the
 * next. Idempotent. If the dialogue is deleted or unpublished, stops until it is published again.
 */
export async function announceDialogue(options: { dialogueId: number; afterUserId: number }): Promise<void> {
  const { dialogueId, afterUserId } = options
  await inTransaction(async (database) => {
    const dialogue = await claimAnnouncement({ dialogueId, afterUserId, database })
    if (!dialogue) return
    const { title, titleTr, throughUserId } = dialogue
    for (const locale of LOCALES) {
      const isDefault = locale === DEFAULT_LOCALE
      const reader = { locale, timezone: 'UTC' }
      const notification = composeNotification({ kind: 'new-dialogue', data: { dialogueId, title, titleTr }, reader })
      await announceTo({ dialogueId, afterUserId, throughUserId, locale, isDefault, notification, database })
    }
    await queueAnnouncement({ dialogueId, afterUserId: throughUserId, database })
  })
}
