import { EVENT_RETENTION_DAYS } from '#app/config/billing.ts'
import { db, type Database } from '#app/db.server.ts'

export async function isHandled(eventId: string): Promise<boolean> {
  return (await db.stripeEvent.count({ where: { id: eventId } })) > 0
}

/**
 * Claims an event in the transaction that handles it, waiting for a parallel delivery of the same event. @returns whether
 * it was new.
 */
export async function claimEvent(tx: Database, event: { id: string; type: string }): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    INSERT INTO stripe_events (id, type) VALUES (${event.id}, ${event.type}) ON CONFLICT (id) DO NOTHING`
  return claimed === 1
}

/** Deletes events too old for Stripe to send again. @returns how many. */
export async function deleteOldEvents(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM stripe_events WHERE handled_at < now() - make_interval(days => ${EVENT_RETENTION_DAYS})`
}
