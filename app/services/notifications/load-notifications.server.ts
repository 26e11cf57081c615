import type { Reader } from '#app/models/notifications/kinds.server.ts'
import { listNotifications } from '#app/models/notifications/notification.server.ts'
import { wordNotifications } from './word-notifications.server.ts'

/** A page of a learner's notifications in their current wording, newest first, after the row that the cursor names. */
export async function loadNotifications(options: {
  userId: number
  reader: Reader
  limit: number
  after: { createdAt: Date; id: number } | undefined
}) {
  const { reader, ...wanted } = options
  const { rows, hasMore } = await listNotifications(wanted)
  const worded = await wordNotifications({ userId: options.userId, reader, rows })
  return { rows: worded.map(({ notification }) => notification), hasMore }
}
