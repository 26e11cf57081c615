import { MUX_EVENT_RETENTION_DAYS } from '#app/config/mux.ts'
import { db, type Database } from '#app/db.server.ts'

export async function isMuxEventHandled(eventId: string): Promise<boolean> {
  return (await db.muxEvent.count({ where: { id: eventId } })) > 0
}

/** Records an event in the transaction that handles it; waits for a duplicate in progress. @returns whether it was new. */
export async function claimMuxEvent(tx: Database, event: { id: string; type: string }): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    INSERT INTO mux_events (id, type) VALUES (${event.id}, ${event.type}) ON CONFLICT (id) DO NOTHING`
  return claimed === 1
}

/** Deletes events old enough that Mux no longer resends them. @returns how many. */
export async function deleteOldMuxEvents(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM mux_events WHERE handled_at < now() - make_interval(days => ${MUX_EVENT_RETENTION_DAYS})`
}
