import { db, type Database } from '#app/db.server.ts'

/** The fields that its owner sees. */
const SHOWN = { id: true, message: true, isRead: true, link: true, createdAt: true } as const

/** Tells a learner something; `link` is a path of ours. */
export async function createNotification(options: {
  userId: number
  message: string
  link?: string
  database?: Database
}): Promise<void> {
  const { database = db, ...notification } = options
  await database.notification.create({ data: notification })
}

/** Whether a learner has left notifications on in their settings. */
export async function wantsNotifications(options: { userId: number; database?: Database }): Promise<boolean> {
  const { userId, database = db } = options
  const settings = await database.userSettings.findUnique({ where: { userId }, select: { notifications: true } })
  return settings?.notifications ?? true
}

/** A learner's notifications, newest first, after the row that the cursor names. */
export async function listNotifications(options: {
  userId: number
  limit: number
  after: { createdAt: Date; id: number } | undefined
}) {
  const { userId, limit, after } = options
  const rows = await db.notification.findMany({
    where: {
      userId,
      ...(after && {
        OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: SHOWN,
    // One more than asked for tells whether there is another page.
    take: limit + 1,
  })
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

export async function countUnread(userId: number): Promise<number> {
  return db.notification.count({ where: { userId, isRead: false } })
}

/** Marks a learner's own notification as read; again changes nothing. @returns undefined where they have none such. */
export async function markAsRead(options: { userId: number; id: number }) {
  const [notification] = await db.notification.updateManyAndReturn({
    where: options,
    data: { isRead: true },
    select: SHOWN,
  })
  return notification
}
