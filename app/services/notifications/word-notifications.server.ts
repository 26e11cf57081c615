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
  /** Null if it leads nowhere, or its target is gone. */
  link: string | null
  createdAt: Date
}

/** A row's text; one of an unknown kind, or with invalid data, has the text it was stored with. */
function wordingOf(row: StoredNotification, reader: Reader): Partial<Wording> & Pick<Wording, 'message'> {
  const { kind, data, message, link } = row
  const known = kind !== null && isNotificationKind(kind) ? NOTIFICATION_KINDS[kind].word(data, reader) : undefined
  if (known) return known
  const target = targetOf(link)
  return { message, ...(target && { target }) }
}

/**
 * A learner's notifications in their current language. One whose target is gone says so and has no link; all targets
 * are looked up at once.
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
