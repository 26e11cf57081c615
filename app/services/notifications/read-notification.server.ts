import { AppError } from '#app/errors.ts'
import type { Reader } from '#app/models/notifications/kinds.server.ts'
import { markAsRead } from '#app/models/notifications/notification.server.ts'
import { wordNotifications } from './word-notifications.server.ts'

/** A row number within the column's range. */
const ROW_NUMBER = /^\d{1,9}$/

/**
 * Marks a learner's notification as read and returns it in its current wording. Repeating it changes nothing.
 *
 * @param options.id unparsed, from a path or a form.
 * @throws AppError NOT_FOUND for one that is not theirs.
 */
export async function readNotification(options: { userId: number; reader: Reader; id: string }) {
  const { userId, reader, id } = options
  const row = ROW_NUMBER.test(id) ? await markAsRead({ userId, id: Number(id) }) : undefined
  const [read] = row ? await wordNotifications({ userId, reader, rows: [row] }) : []
  if (!read) throw new AppError('NOT_FOUND', (copy) => copy.notificationNotFound)
  return read
}
