import { db, type Database } from '#app/db.server.ts'

const CLEANED_AT_ONCE = 500

/** Whether one more of a limited action is allowed. */
export interface Admission {
  /** Refuses early, before any work. Throws RATE_LIMITED. */
  check: () => Promise<void>
  /** Counts one within the transaction that does it, or throws RATE_LIMITED, which undoes it. */
  count: (transaction: Database) => Promise<void>
}

export interface WindowState {
  /** Tries in this window so far. */
  count: number
  /** Until the window ends. */
  secondsLeft: number
}

/** The current window of `key`, without counting. */
export async function findWindow(key: string): Promise<WindowState> {
  const [row] = await db.$queryRaw<WindowState[]>`
    SELECT count, ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft"
    FROM rate_limits WHERE key = ${key} AND expires_at > now()`
  return row ?? { count: 0, secondsLeft: 0 }
}

/**
 * Counts one try in the fixed window of `key`, starting a window where none runs, in one statement and by the
 * database's clock: the same for every process. In a transaction it counts if the transaction is kept.
 *
 * @returns the tries in this window with this one, and the seconds until it ends.
 */
export async function countTry(options: {
  key: string
  windowSeconds: number
  database?: Database
}): Promise<WindowState> {
  const { key, windowSeconds, database = db } = options
  const [row] = await database.$queryRaw<WindowState[]>`
    INSERT INTO rate_limits AS known (key, window_start, count, expires_at)
    VALUES (${key}, now(), 1, now() + make_interval(secs => ${windowSeconds}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.expires_at > now() THEN known.count + 1 ELSE 1 END,
      window_start = CASE WHEN known.expires_at > now() THEN known.window_start ELSE excluded.window_start END,
      expires_at = CASE WHEN known.expires_at > now() THEN known.expires_at ELSE excluded.expires_at END
    RETURNING count, least(${windowSeconds}::int, ceil(extract(epoch FROM expires_at - now()))::int) AS "secondsLeft"`
  if (!row) throw new Error('An upsert returns its row.')
  return row
}

/** Counts one try less in the running window of `key`; without its only try the window is over. */
export async function takeBackTry(key: string): Promise<void> {
  await db.$executeRaw`
    UPDATE rate_limits SET count = greatest(count - 1, 1), expires_at = CASE WHEN count = 1 THEN now() ELSE expires_at END
    WHERE key = ${key} AND expires_at > now()`
}

/** Forgets windows that are over, a few at a time; several processes may do so at once. */
export async function deleteEndedWindows(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE expires_at < now() LIMIT ${CLEANED_AT_ONCE} FOR UPDATE SKIP LOCKED)`
}
