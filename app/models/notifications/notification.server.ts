import { toLocale } from '#app/config/copy/locale.ts'
import { db, type Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { Reader } from './kinds.server.ts'

/** A row as it is stored, before it is worded for its owner. */
const STORED = { id: true, kind: true, data: true, message: true, isRead: true, link: true, createdAt: true } as const

export type StoredNotification = Prisma.NotificationGetPayload<{ select: typeof STORED }>

/** Stores a notification, with the text and link it has now. */
export async function createNotification(options: {
  userId: number
  kind: string
  data: Prisma.InputJsonObject
  message: string
  link: string
  database: Database
}): Promise<void> {
  const { database, ...data } = options
  await database.notification.create({ data })
}

/** A learner's language and time zone, and whether notifications are on in their settings. */
export async function findBellReader(options: {
  userId: number
  database: Database
}): Promise<Reader & { wantsNotifications: boolean }> {
  const { userId, database } = options
  const settings = await database.userSettings.findUnique({
    where: { userId },
    select: { notifications: true, language: true, timezone: true },
  })
  return {
    locale: toLocale(settings?.language),
    timezone: settings?.timezone ?? 'UTC',
    wantsNotifications: settings?.notifications ?? true,
  }
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
    select: STORED,
    // One more than needed shows whether there is another page.
    take: limit + 1,
  })
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** How many notifications a user has not read, in the statement of their session. */
export function unreadCountOf(userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM notifications n WHERE n.user_id = ${userId} AND NOT n.is_read)`
}

/** Marks a learner's notification as read; repeating it changes nothing. @returns undefined if they have no such row. */
export async function markAsRead(options: { userId: number; id: number }) {
  const [notification] = await db.notification.updateManyAndReturn({
    where: options,
    data: { isRead: true },
    select: STORED,
  })
  return notification
}
