import {
  CONNECT_TIMEOUT_MS,
  IDLE_TIMEOUT_MS,
  POOL_SIZE,
  QUERY_TIMEOUT_MS,
  STATEMENT_TIMEOUT_MS,
  TRANSACTION_TIMEOUT_MS,
  TRANSACTION_WAIT_MS,
} from './config/database.ts'
import { env } from './config/env.server.ts'
import { type Prisma, PrismaClient } from './generated/prisma/client.ts'
import { WatchedPrismaPg } from './telemetry/watch-database.server.ts'

/** What queries run on: the client, or the transaction that `inTransaction` hands out. */
export type Database = Prisma.TransactionClient

function createAdapter() {
  const { url } = env.database
  if (url === undefined) {
    const unset = new Error('There is no database here: start with `npm start`, or set DATABASE_URL.')
    return { provider: 'postgres' as const, adapterName: 'none', connect: () => Promise.reject(unset) }
  }
  return new WatchedPrismaPg({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    // The adapter reads and writes moments without their zone, so the session's must be UTC.
    options: '-c TimeZone=UTC',
  })
}

function createClient() {
  return new PrismaClient({
    adapter: createAdapter(),
    transactionOptions: { maxWait: TRANSACTION_WAIT_MS, timeout: TRANSACTION_TIMEOUT_MS },
  })
}

declare global {
  // Shared by every module graph of the process: the development server and the tests have two.
  var kopruDatabase: ReturnType<typeof createClient> | undefined
}

globalThis.kopruDatabase ??= createClient()

/** The only database client. It connects on the first query. */
export const db = globalThis.kopruDatabase

const afterCommits = new WeakMap<Database, (() => void)[]>()

/** Runs several queries as one: all of them are kept, or none. `timeoutMs` is for work that nobody waits for. */
export async function inTransaction<Result>(
  work: (tx: Database) => Promise<Result>,
  { timeoutMs = TRANSACTION_TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<Result> {
  const calls: (() => void)[] = []
  const run = (tx: Database) => {
    afterCommits.set(tx, calls)
    return work(tx)
  }
  const result = await db.$transaction(run, { timeout: timeoutMs })
  for (const call of calls) call()
  return result
}

/** Calls once the transaction is kept, never if it is undone; at once where there is none. */
export function afterCommit(options: { database: Database; call: () => void }): void {
  const calls = afterCommits.get(options.database)
  if (calls) calls.push(options.call)
  else options.call()
}

/** Ends every connection; a later query would connect again. */
export async function closeDatabase(): Promise<void> {
  await db.$disconnect()
}

// What Postgres refuses inside text and JSON: NUL, and halves of a surrogate pair.
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** A person's or a provider's text as it can be stored. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '')
}

/** A value as JSON text that a `jsonb` column takes. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storableText(part) : part))
}
