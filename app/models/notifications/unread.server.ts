import { db } from '#app/db.server.ts'

/** How many notifications a learner has not read. */
export function countUnread(userId: number): Promise<number> {
  return db.notification.count({ where: { userId, isRead: false } })
}
