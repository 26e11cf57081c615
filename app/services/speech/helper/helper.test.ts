import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openChild } from './child-transport.server.ts'
import { createHelper } from './helper.server.ts'
import { openThread } from './thread-transport.server.ts'

vi.setConfig({ testTimeout: 20_000 })

// The behaviour of both kinds of helper: exit always, exit once (a file remembers it), never answer, or echo the text.
const BEHAVIOUR = `
import { existsSync, writeFileSync } from 'node:fs'
export function act(message, say) {
  if (message.do === 'die') process.exit(1)
  if (message.do === 'die-once' && !existsSync(message.marker)) {
    writeFileSync(message.marker, '')
    process.exit(1)
  }
  if (message.do !== 'hang') say({ echo: message.text, pid: process.pid })
}`
const CHILD = `
import { createInterface } from 'node:readline'
import { act } from './behaviour.mjs'
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n')
createInterface({ input: process.stdin }).on('line', (line) => act(JSON.parse(line), say))
process.stdout.write('not JSON\\n')
say({ ready: true })`
const THREAD = `
import { parentPort } from 'node:worker_threads'
import { act } from './behaviour.mjs'
parentPort.on('message', (message) => act(message, (answer) => parentPort.postMessage(answer)))
parentPort.postMessage({ ready: true })`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-helper-'))
  await writeFile(join(folder, 'behaviour.mjs'), BEHAVIOUR)
  await writeFile(join(folder, 'child.mjs'), CHILD)
  await writeFile(join(folder, 'thread.mjs'), THREAD)
  await writeFile(join(folder, 'unwilling.mjs'), `console.log('{"ready":false,"detail":"no licence"}')`)
})
afterAll(() => rm(folder, { recursive: true }))

function open(kind: 'child' | 'thread', idleMs?: number) {
  const scriptPath = join(folder, `${kind}.mjs`)
  const transport = kind === 'child' ? openChild(scriptPath) : openThread({ scriptPath, maxHeapMib: 64 })
  return createHelper({ open: transport, startTimeoutMs: 10_000, maxWaiting: 20, ...(idleMs && { idleMs }) })
}

const KINDS = ['child', 'thread'] as const
const timeoutMs = 10_000

test.each(KINDS)('each question to a %s gets its own answer, in one life', async (kind) => {
  const helper = open(kind)
  const asked = Array.from({ length: 10 }, (_, index) => helper.request({ message: { text: index }, timeoutMs }))
  const answers = await Promise.all(asked)
  expect(answers).toEqual(answers.map((_, index) => expect.objectContaining({ echo: index })))
  expect(new Set(answers.map((answer) => JSON.stringify(Object.entries(answer ?? {}).at(1)))).size).toBe(1)
  await helper.stop()
})

test.each(KINDS)('a %s that dies over a message gets it once more', async (kind) => {
  const helper = open(kind)
  const message = { do: 'die-once', marker: join(folder, `${kind}-died`), text: 'again' }
  await expect(helper.request({ message, timeoutMs })).resolves.toMatchObject({ echo: 'again' })
  await helper.stop()
})

test.each(KINDS)('a %s that always dies over a message is reported, and lives on for the next', async (kind) => {
  const helper = open(kind)
  await expect(helper.request({ message: { do: 'die' }, timeoutMs })).rejects.toMatchObject({ failure: 'crashed' })
  await expect(helper.request({ message: { text: 'ok' }, timeoutMs })).resolves.toMatchObject({ echo: 'ok' })
  await helper.stop()
})

test.each(KINDS)('a %s that hangs is ended, and the next question gets a fresh one', async (kind) => {
  const helper = open(kind)
  await helper.start()
  const hung = helper.request({ message: { do: 'hang' }, timeoutMs: 100 })
  await expect(hung).rejects.toMatchObject({ failure: 'timeout' })
  await expect(helper.request({ message: { text: 'ok' }, timeoutMs })).resolves.toMatchObject({ echo: 'ok' })
  await helper.stop()
})

test.each(KINDS)('an abort frees the caller at once while the %s finishes', async (kind) => {
  const helper = open(kind)
  await helper.start()
  const controller = new AbortController()
  const hung = helper.request({ message: { do: 'hang' }, timeoutMs: 500, signal: controller.signal })
  const waiting = helper.request({ message: { text: 'mine' }, timeoutMs, signal: controller.signal })
  const other = helper.request({ message: { text: 'other' }, timeoutMs })
  controller.abort()
  await expect(hung).rejects.toMatchObject({ name: 'AbortError' })
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  await expect(other).resolves.toMatchObject({ echo: 'other' })
  await helper.stop()
})

test('one that says it is not ready is unavailable, with its reason', async () => {
  const transport = openChild(join(folder, 'unwilling.mjs'))
  const helper = createHelper({ open: transport, startTimeoutMs: 10_000, maxWaiting: 1 })
  await expect(helper.start()).rejects.toMatchObject({ failure: 'unavailable', message: 'unavailable: no licence' })
  await helper.stop()
})

test('a script that is not there is unavailable, never a hang', async () => {
  const helper = createHelper({ open: openChild(join(folder, 'none.mjs')), startTimeoutMs: 10_000, maxWaiting: 1 })
  await expect(helper.request({ message: {}, timeoutMs })).rejects.toMatchObject({ failure: 'unavailable' })
  await helper.stop()
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a child that nobody asks ends, and the next question gets a fresh one', async () => {
  const helper = open('child', 20)
  const pidOf = async () => z.object({ pid: z.number() }).parse(await helper.request({ message: {}, timeoutMs })).pid
  const first = await pidOf()
  await vi.waitFor(() => expect(isAlive(first)).toBe(false), { timeout: 10_000 })
  expect(await pidOf()).not.toBe(first)
  await helper.stop()
})
