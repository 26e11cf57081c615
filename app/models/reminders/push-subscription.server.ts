import { PUSH_MOST_DEVICES } from '#app/config/reminders.ts'
import { type Database, db, inTransaction } from '#app/db.server.ts'
import type { BrowserSubscription } from './push-subscription.ts'
import { saveReminderSettings } from './reminder-settings.server.ts'

/**
 * Adds a browser to a learner's devices, to be reminded at the hour that they have chosen. A browser belongs to who added it
 * last; the oldest devices beyond ten are forgotten.
 */
export async function addPushSubscription(options: {
  userId: number
  subscription: BrowserSubscription
}): Promise<void> {
  const { userId, subscription } = options
  const { endpoint, keys } = subscription
  await inTransaction(async (tx) => {
    await tx.pushSubscription.upsert({
      where: { endpoint },
      create: { userId, endpoint, ...keys },
      update: { userId, ...keys },
    })
    await tx.$executeRaw`DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId} ORDER BY id DESC OFFSET ${PUSH_MOST_DEVICES})`
    await saveReminderSettings({ userId, changes: {} }, tx)
  })
}

/** @returns whether the learner had this browser. */
export async function removePushSubscription(options: { userId: number; endpoint: string }): Promise<boolean> {
  return (await db.pushSubscription.deleteMany({ where: options })).count > 0
}

/** Forgets all devices of a learner. */
export async function removePushSubscriptions(userId: number): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { userId } })
}

/** The addresses of a learner's devices, by which each knows whether it is one. */
export async function listEndpoints(userId: number): Promise<string[]> {
  const rows = await db.pushSubscription.findMany({ where: { userId }, select: { endpoint: true } })
  return rows.map(({ endpoint }) => endpoint)
}

/** The ids of a learner's devices. */
export async function listPushSubscriptionIds(userId: number, database: Database): Promise<number[]> {
  const rows = await database.pushSubscription.findMany({
    where: { userId },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ id }) => id)
}

/** Null if it is gone, or somebody else's by now. */
export async function findPushSubscription(options: {
  userId: number
  id: number
}): Promise<BrowserSubscription | null> {
  const row = await db.pushSubscription.findFirst({ where: options })
  return row && { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } }
}

/** Forgets a browser of which the push service knows no more. */
export async function forgetEndpoint(endpoint: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { endpoint } })
}
