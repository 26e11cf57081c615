import { db, type Database } from '#app/db.server.ts'

const CLEANED_AT_ONCE = 500

/** Whether one more of a limited action is allowed. */
export interface Admission {
  /** Checks early, before any work. Throws RATE_LIMITED. */
  check: () => Promise<void>
  /** Counts one in the transaction that does the work. Throws RATE_LIMITED, which rolls it back. */
  count: (transaction: Database) => Promise<void>
}

export interface WindowState {
  /** Attempts in this window so far. */
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
 * Counts one attempt in the fixed window of `key`, starting a window if none is running. One statement and the
 * database's clock, so it is the same for every process. In a transaction it counts only if that commits.
 *
 * @returns the attempts in this window including this one, and the seconds until it ends.
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

/**
 * Takes one attempt back from the running window of `key`; a window without attempts ends. The column keeps whole
 * milliseconds and rounds up too, so `now()` alone could still be ahead of the next attempt.
 */
export async function takeBackTry(key: string): Promise<void> {
  await db.$executeRaw`
    UPDATE rate_limits SET
      count = greatest(count - 1, 1),
      expires_at = CASE WHEN count = 1 THEN now() - interval '1 millisecond' ELSE expires_at END
    WHERE key = ${key} AND expires_at > now()`
}

/** Deletes expired windows, a few at a time; safe in several processes at once. */
export async function deleteEndedWindows(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE expires_at < now() LIMIT ${CLEANED_AT_ONCE} FOR UPDATE SKIP LOCKED)`
}
