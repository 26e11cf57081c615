// A web process may be started before its database is ready. It loads the program meanwhile and waits for this signal.
import { on } from 'node:events'

/** The environment variable that makes a process wait. */
export const WAIT_VARIABLE = 'KOPRU_DATABASE_COMES'

export const databaseReady = { kopru: 'database-is-there' }
/** A worker sends this once it listens: messages sent to it earlier are lost. */
const databaseIsAwaited = { kopru: 'database-is-awaited' }

/** Resolves when the parent says that the database is ready; at once if there is nothing to wait for. */
export async function waitForDatabase() {
  if (!process.env[WAIT_VARIABLE]) return
  const messages = on(process, 'message')
  process.send?.(databaseIsAwaited)
  for await (const [message] of messages) {
    if (message?.kopru === databaseReady.kopru) break
  }
  // Processes that this one starts from now on need not wait.
  process.env[WAIT_VARIABLE] = ''
}

/**
 * Passes the signal on to a worker, once it listens and we have received it.
 * @param {import('node:cluster').Worker} worker
 */
export function forwardDatabaseReady(worker) {
  const isThere = waitForDatabase()
  worker.on('message', (message) => {
    if (message?.kopru !== databaseIsAwaited.kopru) return
    void isThere.then(() => worker.isConnected() && worker.send(databaseReady, () => undefined))
  })
}
