import { DEFAULT_LOCALE, LOCALES } from '#app/config/copy/locale.ts'
import { inTransaction } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { announceTo, claimAnnouncement } from '#app/models/dialogues/announcement.server.ts'
import { composeNotification } from '../notifications/notify.server.ts'

/**
 * Tells the next learners of a new dialogue, those who may practise it and have left notifications on, and queues the
 * ones after them. Run twice, it tells nobody twice. One that was deleted or unpublished meanwhile is told to nobody else.
 */
export async function announceDialogue(options: { dialogueId: number; afterUserId: number }): Promise<void> {
  const { dialogueId, afterUserId } = options
  await inTransaction(async (database) => {
    const dialogue = await claimAnnouncement({ dialogueId, afterUserId, database })
    if (!dialogue) return
    const { title, throughUserId } = dialogue
    for (const locale of LOCALES) {
      const isDefault = locale === DEFAULT_LOCALE
      const reader = { locale, timezone: 'UTC' }
      const notification = composeNotification({ kind: 'new-dialogue', data: { dialogueId, title }, reader })
      await announceTo({ dialogueId, afterUserId, throughUserId, locale, isDefault, notification, database })
    }
    await enqueue({ kind: 'announce-dialogue', payload: { dialogueId, afterUserId: throughUserId }, database })
  })
}
