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
import { createStatementNames } from './statement-names.ts'
import { WatchedPrismaPg } from './telemetry/watch-database.server.ts'

/** Runs queries: the client, or the transaction from `inTransaction`. */
export type Database = Prisma.TransactionClient

function createAdapter() {
  const { url, isPooled } = env.database
  if (url === undefined) {
    const unset = new Error('There is no database here: start with `npm start`, or set DATABASE_URL.')
    return { provider: 'postgres' as const, adapterName: 'none', connect: () => Promise.reject(unset) }
  }
  const connection = {
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    // The adapter reads and writes timestamps without a zone, so the session must use UTC.
    options: '-c TimeZone=UTC',
  }
  // A pooler may give each transaction another connection, which would not know the names.
  return new WatchedPrismaPg(connection, isPooled ? {} : { statementNameGenerator: createStatementNames() })
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

/** Runs several queries in one transaction. `timeoutMs` is for work that nobody waits for. */
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

/** Calls back once the transaction commits, never if it rolls back; at once outside a transaction. */
export function afterCommit(options: { database: Database; call: () => void }): void {
  const calls = afterCommits.get(options.database)
  if (calls) calls.push(options.call)
  else options.call()
}

/** Closes all connections; a later query would reconnect. */
export async function closeDatabase(): Promise<void> {
  await db.$disconnect()
}

// Postgres rejects these in text and JSON: NUL, and lone surrogates.
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** User or provider text without characters that Postgres rejects. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '')
}

/** A value as JSON text for a `jsonb` column. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storableText(part) : part))
}
