import { AppError } from '#app/errors.ts'
import { markAsRead } from '#app/models/notifications/notification.server.ts'

/** A row number that fits the column. */
const ROW_NUMBER = /^\d{1,9}$/

/**
 * Marks a learner's notification as read and answers it. Doing so again changes nothing.
 *
 * @param options.id as it came in a path or a form.
 * @throws AppError NOT_FOUND for one that is not theirs.
 */
export async function readNotification(options: { userId: number; id: string }) {
  const { userId, id } = options
  const notification = ROW_NUMBER.test(id) ? await markAsRead({ userId, id: Number(id) }) : undefined
  if (!notification) throw new AppError('NOT_FOUND', (copy) => copy.notificationNotFound)
  return notification
}
