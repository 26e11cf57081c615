import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Holder, holdPostgres } from '#tests/support/postgres-holder.ts'
import { expectPostgres } from '../../scripts/postgres/address.mjs'
import { startPostgres } from '../../scripts/postgres/server.mjs'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

async function newFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'kopru-postgres-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  return join(parent, 'postgres')
}

async function start(folder: string) {
  const server = await startPostgres({ folder, durable: false })
  onTestFinished(async () => {
    if (existsSync(join(folder, 'data/postmaster.pid'))) await server.stop()
  })
  return server
}

async function hold(options: Parameters<typeof holdPostgres>[0]): Promise<Holder> {
  const holder = await holdPostgres(options)
  onTestFinished(async () => {
    if (holder.child.exitCode === null && holder.child.signalCode === null) await holder.stop()
  })
  return holder
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function urlOf(holder: Holder): string {
  if ('refusal' in holder.answer) throw new Error(holder.answer.refusal)
  return holder.answer.url
}

function refusalOf(holder: Holder): string {
  return 'refusal' in holder.answer ? holder.answer.refusal : ''
}

async function serverPid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0])
}

test('data survives a restart, and a stopped server leaves no process and no lock', async () => {
  const folder = await newFolder()
  const first = await start(folder)
  expect(first.isNew).toBe(true)
  await ask(first.url(), `CREATE TABLE kept AS SELECT 'İğne' AS word`)
  await first.stop()
  expect(existsSync(join(folder, 'data/postmaster.pid'))).toBe(false)
  await expect(ask(first.url(), 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  const second = await start(folder)
  expect(second.isNew).toBe(false)
  expect(await ask(second.url(), 'SELECT word FROM kept')).toEqual([{ word: 'İğne' }])
})

test('its address is known before it starts, and another port is found if that one is taken', async () => {
  const folder = await newFolder()
  const first = await expectPostgres({ folder })
  const asFirst = await startPostgres({ folder, durable: false, port: first.port, password: first.password })
  expect(asFirst.url()).toBe(first.url)
  await asFirst.stop()
  const expected = await expectPostgres({ folder })
  expect(expected.password).toBe(first.password)
  const asExpected = await startPostgres({ folder, port: expected.port })
  expect(asExpected.url()).toBe(expected.url)
  expect(await expectPostgres({ folder })).toEqual(expected)
  await asExpected.stop()
  const squatter = createServer().listen(expected.port, '127.0.0.1')
  onTestFinished(() => void squatter.close())
  await once(squatter, 'listening')
  const elsewhere = await startPostgres({ folder, port: expected.port })
  onTestFinished(() => elsewhere.stop())
  expect(elsewhere.url()).not.toBe(expected.url)
  expect(await ask(elsewhere.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('the server listens on loopback only, requires its password, and hides it from other users', async () => {
  const folder = await newFolder()
  const server = await start(folder)
  const settings =
    'SELECT current_setting($$listen_addresses$$) AS tcp, current_setting($$unix_socket_directories$$) AS unix'
  expect(await ask(server.url(), settings)).toEqual([{ tcp: '127.0.0.1', unix: '' }])
  const wrong = new URL(server.url())
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test("text is compared by code point and folded by Unicode's rules, on every machine alike", async () => {
  const server = await start(await newFolder())
  const sql = `SELECT lower('ÇĞÖŞÜ') AS lower, 'z' < 'ç' AS "byCodePoint", current_setting('server_encoding') AS encoding`
  expect(await ask(server.url(), sql)).toEqual([{ lower: 'çğöşü', byCodePoint: true, encoding: 'UTF8' }])
})

test('a second start on the folder is refused, names the owner and says what to do; the first continues', async () => {
  const folder = await newFolder()
  const owner = await hold({ folder })
  const refusal = await startPostgres({ folder }).catch(String)
  expect(refusal).toContain(`Another Köprü (process ${owner.child.pid}) is running on the data folder`)
  expect(refusal).toContain('set DATA_DIR to another folder')
  expect(await ask(urlOf(owner), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('of three concurrent first starts one wins, the others are refused, and the data is intact', async () => {
  const folder = await newFolder()
  const starts = await Promise.all([hold({ folder }), hold({ folder }), hold({ folder })])
  const winners = starts.filter(({ answer }) => 'url' in answer)
  expect(winners).toHaveLength(1)
  expect(starts.map(refusalOf).filter((text) => text.includes('Another Köprü'))).toHaveLength(2)
  for (const winner of winners) {
    await ask(urlOf(winner), 'CREATE TABLE proof AS SELECT 1 AS one')
    await winner.stop()
  }
  const again = await start(folder)
  expect(await ask(again.url(), 'SELECT one FROM proof')).toEqual([{ one: 1 }])
})

test('the server of a killed process is taken over with its data, and stopped with its new owner', async () => {
  const folder = await newFolder()
  const killed = await hold({ folder })
  await ask(urlOf(killed), 'CREATE TABLE proof AS SELECT 1 AS one')
  const pid = await serverPid(folder)
  await killed.crash()
  const next = await start(folder)
  expect(await serverPid(folder)).toBe(pid)
  expect(await ask(next.url(), 'SELECT one FROM proof')).toEqual([{ one: 1 }])
  await next.stop()
  await expect(ask(next.url(), 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
})

test('a killed server restarts by itself on the same port, with what was committed', async () => {
  const folder = await newFolder()
  const server = await start(folder)
  await ask(server.url(), 'CREATE TABLE proof AS SELECT 1 AS one')
  const pid = await serverPid(folder)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(async () => expect(await ask(server.url(), 'SELECT one FROM proof')).toEqual([{ one: 1 }]), {
    timeout: 15_000,
  })
  expect(await serverPid(folder)).not.toBe(pid)
})

test('a lock file whose process number now belongs to another program does not block the start', async () => {
  const folder = await newFolder()
  const first = await start(folder)
  const stale = await readFile(join(folder, 'data/postmaster.pid'), 'utf8')
  await first.stop()
  await writeFile(join(folder, 'data/postmaster.pid'), stale.replace(/^\d+/, String(process.pid)))
  const second = await start(folder)
  expect(await ask(second.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test.runIf(isRoot)('a user who is not root can start it too', async () => {
  const folder = await newFolder()
  await chown(join(folder, '..'), NOBODY, NOBODY)
  const wrap = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  const holder = await hold({ folder, wrap })
  expect(await ask(urlOf(holder), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect((await stat(join(folder, 'data'))).uid).toBe(NOBODY)
})

test.runIf(isRoot)('root without user namespaces runs it as nobody, and as root again later', async () => {
  const folder = await newFolder()
  await chmod(join(folder, '..'), 0o755)
  const withoutUnshare = { PATH: '' }
  const asNobody = await hold({ folder, env: withoutUnshare })
  await ask(urlOf(asNobody), 'CREATE TABLE proof AS SELECT 1 AS one')
  expect((await stat(join(folder, 'data'))).uid).toBe(NOBODY)
  await asNobody.stop()
  const asRoot = await start(folder)
  expect(await ask(asRoot.url(), 'SELECT one FROM proof')).toEqual([{ one: 1 }])
  expect((await stat(join(folder, 'data'))).uid).toBe(0)
})

test.runIf(isRoot)('if nobody has no access either, the error says what to do', async () => {
  const holder = await hold({ folder: await newFolder(), env: { PATH: '' } })
  expect(refusalOf(holder)).toContain('PostgreSQL does not run as root')
  expect(refusalOf(holder)).toContain('set DATABASE_URL')
})
