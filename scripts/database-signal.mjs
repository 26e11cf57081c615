// A web process may be started before its database is there. It reads its program meanwhile, and begins when it is told.
import { on } from 'node:events'

/** The variable that says that there is something to wait for. */
export const WAITS = 'KOPRU_DATABASE_COMES'

export const databaseIsThere = { kopru: 'database-is-there' }

/** Until the process that started this one says that the database is there; at once where there is nothing to wait for. */
export async function untilDatabaseIsThere() {
  if (!process.env[WAITS]) return
  // Those that this one starts need not wait any more.
  for await (const [message] of on(process, 'message')) {
    if (message?.kopru === databaseIsThere.kopru) break
  }
  process.env[WAITS] = ''
}
