import { MUX_LOOK_AT_READY_HOURS, MUX_LOOK_EVERY_MINUTES, MUX_SEND_AGAIN_HOURS } from '#app/config/mux.ts'
import { db } from '#app/db.server.ts'
import { IS_FREE } from '../leases/lease.server.ts'

/** Mux assets whose status is due for a check. */
export async function listSoundsToLookAt(limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ hash: string }[]>`
    SELECT content_hash AS hash FROM mux_assets
    WHERE (status = 'preparing' AND answered_at < now() - make_interval(mins => ${MUX_LOOK_EVERY_MINUTES}))
      OR (status = 'ready' AND answered_at < now() - make_interval(hours => ${MUX_LOOK_AT_READY_HOURS}))
    ORDER BY answered_at LIMIT ${limit}`
  return rows.map(({ hash }) => hash)
}

/** Dialogues with audio that is not at Mux yet or is due for another try. */
export async function listDialoguesToPublish(limit: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM dialogues WHERE deleted_at IS NULL AND (
      NOT EXISTS (SELECT 1 FROM published_segments WHERE dialogue_id = dialogues.id)
      OR EXISTS (
        SELECT 1 FROM published_segments JOIN mux_assets USING (content_hash)
        WHERE dialogue_id = dialogues.id AND ${IS_FREE} AND (
          status = 'waiting'
          OR (status = 'errored' AND answered_at < now() - make_interval(hours => ${MUX_SEND_AGAIN_HOURS})))))
    ORDER BY id LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

/** Mux assets that no segment uses, except brand-new ones, and those whose deletion has not finished. */
export async function listUnneededSounds(limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ hash: string }[]>`
    SELECT content_hash AS hash FROM mux_assets
    WHERE created_at < now() - make_interval(mins => ${MUX_LOOK_EVERY_MINUTES})
      AND (status = 'leaving'
        OR NOT EXISTS (SELECT 1 FROM published_segments WHERE content_hash = mux_assets.content_hash))
    ORDER BY created_at LIMIT ${limit}`
  return rows.map(({ hash }) => hash)
}
