import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ensureBuild } from '../../scripts/build.mjs'

// The whole command, on an up-to-date build, so that building does not count.

// This starts and stops whole processes, possibly on a busy machine.
const READY_TIMEOUT_MS = 40_000
const ANSWER_TIMEOUT_MS = 1_000
const TEST_TIMEOUT_MS = 90_000
const BUILD_TIMEOUT_MS = 90_000

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS })
beforeAll(ensureBuild, BUILD_TIMEOUT_MS)

interface Started {
  child: ChildProcess
  output: () => string
  exitCode: () => Promise<number | null>
}

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-start-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

function start(settings: Record<string, string>): Started {
  const child = spawn(process.execPath, ['scripts/start/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'fatal', WEB_PROCESSES: '1', ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const exited = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exited
  })
  return { child, output: () => output, exitCode: async () => (await exited)[0] }
}

async function untilReady(started: Started, port: number): Promise<void> {
  await vi.waitFor(() => expect(started.output()).toContain(`Köprü is ready: http://localhost:${port}`), {
    timeout: READY_TIMEOUT_MS,
  })
}

test('npm start serves the sample, refuses a second start, prints only the address and the accounts, and leaves nothing running when stopped', async () => {
  const [DATA_DIR, port] = [await newDataDir(), await freePort()]
  const started = start({ DATA_DIR, PORT: String(port) })
  await untilReady(started, port)
  const page = await fetch(`http://127.0.0.1:${port}/practice/sample`)
  expect(page.status).toBe(200)
  await page.text()
  const second = start({ DATA_DIR, PORT: String(await freePort()) })
  expect(await second.exitCode()).toBe(1)
  expect(second.output()).toMatch(
    /^Another Köprü \(process \d+\) is running on the data folder .+\nStop it first, or .+\n$/,
  )
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  started.child.kill('SIGTERM')
  expect(await started.exitCode()).toBe(0)
  const accounts = ['admin   Kopru!2026', 'pro     Kopru!2026', 'free    Kopru!2026']
  expect(started.output()).toBe(
    `\nDemo accounts, shown only now:\n  ${accounts.join('\n  ')}\n\nKöprü is ready: http://localhost:${port}\n\n`,
  )
  expect(existsSync(join(DATA_DIR, 'postgres/data/postmaster.pid'))).toBe(false)
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
})

test('after a kill the web process ends by itself, and the next start continues with the same data', async () => {
  const [DATA_DIR, port] = [await newDataDir(), await freePort()]
  const killed = start({ DATA_DIR, PORT: String(port) })
  await untilReady(killed, port)
  killed.child.kill('SIGKILL')
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed'), {
    timeout: READY_TIMEOUT_MS,
  })
  const next = start({ DATA_DIR, PORT: String(port) })
  await untilReady(next, port)
  expect(next.output()).not.toContain('Demo accounts')
  next.child.kill('SIGINT')
  expect(await next.exitCode()).toBe(0)
  expect(existsSync(join(DATA_DIR, 'postgres/data/postmaster.pid'))).toBe(false)
})

/** The child processes of this one, by Linux's own list. */
async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // After the name in brackets: the state, then the parent.
      return Number(stat.split(') ').at(-1)?.split(' ')[1]) === parent ? [Number(pid)] : []
    }),
  )
  return found.flat()
}

/** The processes that answer requests: children of the one that npm start runs next to the database. */
async function webProcessesOf(started: Started): Promise<number[]> {
  const children = await childrenOf(started.child.pid ?? 0)
  const isServer = await Promise.all(
    children.map(async (pid) => (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('serve.mjs')),
  )
  const server = children.find((_, index) => isServer[index])
  return server === undefined ? [] : childrenOf(server)
}

test('several processes serve one port; a killed one is replaced, meanwhile the others answer, and the next start waits for the database', async () => {
  const [DATA_DIR, port] = [await newDataDir(), await freePort()]
  const settings = { DATA_DIR, PORT: String(port), WEB_PROCESSES: '2' }
  const started = start(settings)
  await untilReady(started, port)
  const before = await vi.waitFor(async () => {
    const pids = await webProcessesOf(started)
    expect(pids).toHaveLength(2)
    return pids
  })
  const killed = Math.max(...before)
  process.kill(killed, 'SIGKILL')
  // One connection may have been on its way to the killed process, and on a busy machine another to its port.
  await vi.waitFor(
    async () => {
      const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }
      expect((await fetch(`http://127.0.0.1:${port}/healthz`, options)).status).toBe(200)
    },
    { timeout: READY_TIMEOUT_MS },
  )
  await vi.waitFor(
    async () => {
      const after = await webProcessesOf(started)
      expect(after).toHaveLength(2)
      expect(after).not.toContain(killed)
    },
    { timeout: READY_TIMEOUT_MS },
  )
  started.child.kill('SIGTERM')
  expect(await started.exitCode()).toBe(0)
  expect(await webProcessesOf(started)).toEqual([])

  // From the second start on, the database's address is known in advance.
  const next = start(settings)
  await untilReady(next, port)
  await vi.waitFor(async () => expect(await webProcessesOf(next)).toHaveLength(2))
  next.child.kill('SIGTERM')
  expect(await next.exitCode()).toBe(0)
})

test('wrong settings end the start with one sentence each and no stack', async () => {
  const started = start({ DATA_DIR: await newDataDir(), PORT: 'x', BILLING_UI: 'y' })
  expect(await started.exitCode()).toBe(1)
  expect(started.output()).toBe(
    'PORT must be a whole number from 1 to 65535.\nBILLING_UI must be one of: checkout, elements.\n',
  )
})

test('a taken port is reported before anything else is started', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const DATA_DIR = await newDataDir()
  const started = start({ DATA_DIR, PORT: String(port) })
  expect(await started.exitCode()).toBe(1)
  expect(started.output()).toBe(`Port ${port} is taken. Stop what uses it, or set PORT to another one.\n`)
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false)
})
