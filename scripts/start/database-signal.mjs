// A web process may be started before its database is there. It reads its program meanwhile, and begins when it is told.
import { on } from 'node:events'

/** The variable that says that there is something to wait for. */
export const WAITS = 'KOPRU_DATABASE_COMES'

export const databaseIsThere = { kopru: 'database-is-there' }
/** Says that somebody listens: what a worker of a cluster is told earlier is lost. */
const databaseIsAwaited = { kopru: 'database-is-awaited' }

/** Until the process that started this one says that the database is there; at once where there is nothing to wait for. */
export async function untilDatabaseIsThere() {
  if (!process.env[WAITS]) return
  const messages = on(process, 'message')
  process.send?.(databaseIsAwaited)
  for await (const [message] of messages) {
    if (message?.kopru === databaseIsThere.kopru) break
  }
  // Those that this one starts from now on need not wait.
  process.env[WAITS] = ''
}

/**
 * Tells one of our own, as soon as it listens and we have been told.
 * @param {import('node:cluster').Worker} worker
 */
export function tellWhenDatabaseIsThere(worker) {
  const isThere = untilDatabaseIsThere()
  worker.on('message', (message) => {
    if (message?.kopru !== databaseIsAwaited.kopru) return
    void isThere.then(() => worker.isConnected() && worker.send(databaseIsThere, () => undefined))
  })
}
