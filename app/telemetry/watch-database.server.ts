import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlQueryable, Transaction } from '@prisma/driver-adapter-utils'
import { Client } from 'pg'
import { SECOND_MS } from '#app/config/time.ts'
import { isOutcomeUnknown } from '#app/database-away.ts'
import { metrics, secondsSince } from './metrics.server.ts'
import { currentScope } from './request-scope.server.ts'
import { traced } from './trace.server.ts'

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>

const OPERATIONS = new Set(['select', 'insert', 'update', 'delete', 'commit', 'rollback'])

/** The statement's first word if it is a known operation, so that the label has few values. */
function operationOf(sql: string): string {
  const word = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? ''
  if (word === 'with') return 'select'
  return OPERATIONS.has(word) ? word : 'other'
}

/** Limits the recorded text of a statement. It holds placeholders (`$1`), never values. */
const MAX_TEXT = 1_000

async function timed<Result>(sql: string, ask: () => Promise<Result>): Promise<Result> {
  const operation = operationOf(sql)
  const startedAt = performance.now()
  let outcome = 'error'
  try {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, MAX_TEXT) }
    const result = await traced({ name: `sql ${operation}`, kind: 'client', attributes }, ask)
    outcome = 'ok'
    return result
  } finally {
    const seconds = secondsSince(startedAt)
    metrics.statementSeconds.observe({ operation, outcome }, seconds)
    const scope = currentScope()
    if (scope) {
      scope.statements += 1
      scope.databaseMs += seconds * SECOND_MS
    }
  }
}

function watch(queryable: SqlQueryable): void {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  queryable.queryRaw = (query) => timed(query.sql, () => queryRaw(query))
  queryable.executeRaw = (query) => timed(query.sql, () => executeRaw(query))
}

/**
 * Closes a connection that did not answer, with its transaction: the following ROLLBACK would wait behind the statement, for
 * just as long.
 */
function endWhenLost(transaction: Transaction): void {
  const executeRaw = transaction.executeRaw.bind(transaction)
  const queryRaw = transaction.queryRaw.bind(transaction)
  const client: unknown = Reflect.get(transaction, 'client')
  const end = (error: unknown): never => {
    if (isOutcomeUnknown(error) && client instanceof Client) client.connection.stream.destroy()
    throw error
  }
  transaction.executeRaw = (query) => executeRaw(query).catch(end)
  transaction.queryRaw = (query) => queryRaw(query).catch(end)
}

/** The Postgres adapter, with every statement timed and its pool exposed to the metrics. */
export class WatchedPrismaPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    watch(adapter)
    metrics.watched.pool = adapter.underlyingDriver()
    const startTransaction = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (level): Promise<Transaction> => {
      const transaction = await startTransaction(level)
      endWhenLost(transaction)
      watch(transaction)
      return transaction
    }
    return adapter
  }
}
