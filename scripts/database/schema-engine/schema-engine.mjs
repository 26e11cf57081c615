#!/usr/bin/env node
// Stands in for Prisma's native schema engine, which would be downloaded: the same JSON-RPC on standard input and
// output, answered by the WebAssembly build of that engine, which npm carries. For authoring migrations only.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg'
import { Client, escapeIdentifier, Pool } from 'pg'

const RPC_SERVER_ERROR = 4466
const PG_CHAR_OID = 18
const PG_TEXT_OID = 25
/** What the command line understands, by Postgres' own error code. */
const PRISMA_CODES = new Map([
  ['3D000', 'P1003'],
  ['42P04', 'P1009'],
])
const UNREACHABLE = 'P1001'

const argv = process.argv.slice(2)
/** @param {string} flag */
const valuesOf = (flag) => argv.filter((_, index) => argv[index - 1] === flag)
/** @type {string} */
const url = JSON.parse(valuesOf('--datasource')[0] ?? '{}').url ?? ''

/** @param {string} database */
function urlOf(database) {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** @param {{ connectionString: string, sql?: string }} options */
async function runAlone({ connectionString, sql }) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    if (sql !== undefined) await client.query(sql)
  } finally {
    await client.end()
  }
}

/** `schema-engine cli <command>`: answers by its exit code. */
async function runCommand() {
  const name = escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)))
  const commands = new Map([
    ['can-connect-to-database', { connectionString: url }],
    ['create-database', { connectionString: urlOf('postgres'), sql: `CREATE DATABASE ${name}` }],
    ['drop-database', { connectionString: urlOf('postgres'), sql: `DROP DATABASE IF EXISTS ${name} WITH (FORCE)` }],
  ])
  const command = commands.get(argv[argv.indexOf('cli') + 1] ?? '')
  try {
    if (!command) throw new Error('This engine knows no such command.')
    await runAlone(command)
  } catch (error) {
    const fields = {
      error_code: PRISMA_CODES.get(codeOf(error) ?? '') ?? UNREACHABLE,
      message: error instanceof Error ? error.message : String(error),
    }
    // The command line drops the first line.
    console.error('schema-engine')
    console.error(JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields }))
    process.exitCode = 1
  }
}

/**
 * @param {unknown} error
 * @returns {string | undefined}
 */
function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/**
 * @typedef {import('@prisma/driver-adapter-utils').SqlDriverAdapter} Adapter
 * @typedef {import('@prisma/driver-adapter-utils').SqlQuery} Query
 * @typedef {(query: Query) => Promise<import('pg').QueryArrayResult>} PerformIO
 */

/**
 * Gives the catalogue's "char" columns, which the adapter refuses, to the engine as characters.
 * @param {Adapter & { performIO: PerformIO }} adapter
 */
function passCharacters(adapter) {
  const performIO = adapter.performIO.bind(adapter)
  const queryRaw = adapter.queryRaw.bind(adapter)
  /** @type {WeakMap<Query, number[]>} */
  const characters = new WeakMap()
  adapter.performIO = async (query) => {
    const result = await performIO(query)
    const columns = result.fields.flatMap((field, index) => (field.dataTypeID === PG_CHAR_OID ? [index] : []))
    for (const field of result.fields) if (field.dataTypeID === PG_CHAR_OID) field.dataTypeID = PG_TEXT_OID
    characters.set(query, columns)
    return result
  }
  adapter.queryRaw = async (query) => {
    const set = await queryRaw(query)
    for (const index of characters.get(query) ?? []) set.columnTypes[index] = ColumnTypeEnum.Character
    return set
  }
}

/**
 * @param {{ connectionString: string, onClosed?: () => Promise<void> }} options
 * @returns {Promise<Adapter>}
 */
async function openAdapter({ connectionString, onClosed }) {
  // One session, so that SET and advisory locks hold.
  const pool = new Pool({ connectionString, max: 1 })
  const plain = await new PrismaPg(pool, { disposeExternalPool: true }).connect()
  // performIO is private in the adapter's types only.
  const adapter = /** @type {Adapter & { performIO: PerformIO }} */ (/** @type {unknown} */ (plain))
  passCharacters(adapter)
  // Whole, as the adapter would cut a function's body at each ";".
  adapter.executeScript = async (sql) => {
    await pool.query(sql)
  }
  const dispose = adapter.dispose.bind(adapter)
  adapter.dispose = async () => {
    await dispose()
    await onClosed?.()
  }
  return adapter
}

const factory = bindMigrationAwareSqlAdapterFactory({
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => openAdapter({ connectionString: url }),
  async connectToShadowDb() {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`
    await runAlone({ connectionString: url, sql: `CREATE DATABASE "${name}"` })
    const drop = { connectionString: url, sql: `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)` }
    return openAdapter({ connectionString: urlOf(name), onClosed: () => runAlone(drop) })
  },
})

async function loadEngine() {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...wasm } })
  // Absent from the package's types. The names are wasm-bindgen's.
  /* oxlint-disable no-underscore-dangle */
  const glue = /** @type {{ __wbg_set_wasm: (exports: WebAssembly.Exports) => void }} */ (/** @type {unknown} */ (wasm))
  glue.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
  /* oxlint-enable no-underscore-dangle */
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (/** @type {string} */ text) => console.error(text) },
  })
  /** @type {[string, string][]} */
  const datamodels = valuesOf('--datamodels').map((path) => [path, readFileSync(path, 'utf8')])
  const options = { datamodels: datamodels.length > 0 ? datamodels : undefined }
  const engine = await wasm.SchemaEngine.new(options, () => undefined, factory)
  // Called by the names of the protocol.
  return /** @type {Record<string, (params: unknown) => Promise<{ stdout?: string } | undefined>>} */ (
    /** @type {unknown} */ (engine)
  )
}

/** @param {object} message */
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)

/** @param {unknown} error */
function rpcError(error) {
  const message = error instanceof Error ? error.message : String(error)
  const meta = error instanceof Error && 'meta' in error ? error.meta : null
  const data = { is_panic: false, message, error_code: codeOf(error) ?? null, meta }
  return { code: RPC_SERVER_ERROR, message, data }
}

async function answerCalls() {
  // Opened on the first call, since opening it connects.
  /** @type {ReturnType<typeof loadEngine> | undefined} */
  let opening
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = line.trim() ? JSON.parse(line) : {}
    if (method === undefined) continue
    try {
      opening ??= loadEngine()
      const engine = await opening
      // This call reads the migrations' schema from a cache that only the diagnosis fills.
      if (method === 'evaluateDataLoss') await engine.devDiagnostic?.(params)
      const result = await engine[method === 'getDatabaseVersion' ? 'version' : method]?.(params)
      const text = method === 'diff' ? result?.stdout : undefined
      if (text !== undefined && text !== null) send({ id: -1, method: 'print', params: { content: text } })
      send({ id, result: result ?? {} })
    } catch (error) {
      send({ id, error: rpcError(error) })
    }
  }
}

if (argv.includes('--version')) console.log('schema-engine-cli wasm')
else if (argv.includes('cli')) await runCommand()
else {
  await answerCalls()
  process.exit(0)
}
