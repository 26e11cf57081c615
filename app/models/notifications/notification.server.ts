import { db, type Database } from '#app/db.server.ts'

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
