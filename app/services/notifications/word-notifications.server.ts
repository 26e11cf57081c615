import { notificationSentencesCopy } from '#app/config/copy/notification-sentences.ts'
import {
  isNotificationKind,
  NOTIFICATION_KINDS,
  type Reader,
  type Wording,
} from '#app/models/notifications/kinds.server.ts'
import type { StoredNotification } from '#app/models/notifications/notification.server.ts'
import { findStanding } from '#app/models/notifications/target.server.ts'
import { openPath, targetOf } from '#app/models/notifications/target.ts'

export interface WordedNotification {
  id: number
  message: string
  isRead: boolean
  /** Null where it leads nowhere, or nowhere any more. */
  link: string | null
  createdAt: Date
}

/** What a row says; one whose kind or data are not ours says what it said when it was written. */
function wordingOf(row: StoredNotification, reader: Reader): Partial<Wording> & Pick<Wording, 'message'> {
  const { kind, data, message, link } = row
  const known = kind !== null && isNotificationKind(kind) ? NOTIFICATION_KINDS[kind].word(data, reader) : undefined
  if (known) return known
  const target = targetOf(link)
  return { message, ...(target && { target }) }
}

/**
 * A learner's notifications in the language in which they read now. One whose target is gone says so, and leads
 * nowhere; all targets are looked up at once.
 */
export async function wordNotifications(options: {
  userId: number
  reader: Reader
  rows: readonly StoredNotification[]
}): Promise<{ notification: WordedNotification; isGone: boolean }[]> {
  const { userId, reader, rows } = options
  const worded = rows.map((row) => ({ row, ...wordingOf(row, reader) }))
  const standing = await findStanding({ userId, targets: worded.flatMap(({ target }) => target ?? []) })
  return worded.map(({ row, message, target }) => {
    const { id, isRead, createdAt } = row
    const link = target ? openPath(target, standing) : null
    const isGone = target !== undefined && link === null
    const said = isGone ? notificationSentencesCopy[reader.locale].gone(message) : message
    return { notification: { id, message: said, isRead, link, createdAt }, isGone }
  })
}
