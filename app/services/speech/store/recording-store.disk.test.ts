import { mkdir, mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorCopy } from '#app/config/copy/errors.ts'
import { HOUR_MS } from '#app/config/time.ts'
import { AppError } from '#app/errors.ts'
import { createDiskRecordingStore } from './recording-store.disk.server.ts'
import type { RecordingStore } from './recording-store.server.ts'

let folder = ''
let store: RecordingStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-recordings-'))
  store = createDiskRecordingStore({ folder })
})
afterEach(() => rm(folder, { recursive: true }))

const BYTES = Uint8Array.from({ length: 5000 }, (_, index) => index % 251)

async function keysOlderThan(moment: Date): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, storedAt } of store.list({ after: '' })) if (storedAt < moment) keys.push(key)
  return keys
}

async function allFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('what was put is there, whole and in parts, readable by the owner only', async () => {
  const key = await store.put({ bytes: BYTES, extension: 'webm' })
  expect(key).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{30}\.webm$/)
  const opened = await store.open(key)
  expect(opened.bytes).toBe(5000)
  expect(new Uint8Array(await buffer(opened.stream()))).toEqual(BYTES)
  expect(new Uint8Array(await buffer(opened.stream({ start: 100, end: 199 })))).toEqual(BYTES.subarray(100, 200))
  expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600)
})

test('the same bytes put many times at once are as many recordings, with nothing left half written', async () => {
  const keys = await Promise.all(Array.from({ length: 30 }, () => store.put({ bytes: BYTES, extension: 'mp4' })))
  expect(new Set(keys).size).toBe(30)
  expect(await allFiles()).toHaveLength(30)
})

test('what was removed is gone; removing it again is no fault', async () => {
  const key = await store.put({ bytes: BYTES, extension: 'wav' })
  await store.remove(key)
  await store.remove(key)
  await expect(store.open(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await allFiles()).toEqual([])
})

test.each(['../../etc/passwd', '/etc/passwd', 'ab/../../x.webm', `ab/${'a'.repeat(32)}.exe`, 'ab', '', 'unfinished/x'])(
  'no key but its own is taken: %j',
  async (key) => {
    await expect(store.open(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(store.remove(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk without room (%s) is a 503 in plain words and leaves nothing behind',
  async (code) => {
    // The disk fills up halfway through the file: the handle's write fails as the kernel's would.
    const full = createDiskRecordingStore({
      folder,
      async openForWriting(path) {
        const handle = await open(path, 'wx')
        await handle.write(BYTES.subarray(0, 2000))
        handle.writeFile = () => Promise.reject(Object.assign(new Error('no room'), { code }))
        return handle
      },
    })
    const refusal = await full.put({ bytes: BYTES, extension: 'webm' }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', status: 503, retryAfterSeconds: 5 })
    expect(refusal instanceof AppError && refusal.sentence(errorCopy.en)).toBe(errorCopy.en.storageFull)
    expect(await allFiles()).toEqual([])
  },
)

test('a device that is really full is told apart by the kernel', async () => {
  const full = createDiskRecordingStore({ folder, openForWriting: () => open('/dev/full', 'w') })
  await expect(full.put({ bytes: BYTES, extension: 'webm' })).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  expect(await allFiles()).toEqual([])
})

test('old files are listed for sweeping, young ones and strangers are not', async () => {
  const now = Date.now()
  const [old, young] = [
    await store.put({ bytes: BYTES, extension: 'webm' }),
    await store.put({ bytes: BYTES, extension: 'ogg' }),
  ]
  await utimes(join(folder, old), new Date(now - HOUR_MS), new Date(now - HOUR_MS))
  await writeFile(join(folder, 'notes.txt'), 'a stranger')
  expect(await keysOlderThan(new Date(now - HOUR_MS / 2))).toEqual([old])
  expect(await keysOlderThan(new Date(now + HOUR_MS))).toEqual([old, young].toSorted())
})

test('a store that was never used lists nothing', async () => {
  store = createDiskRecordingStore({ folder: join(folder, 'new') })
  expect(await keysOlderThan(new Date())).toEqual([])
  expect(await store.removeUnfinished(new Date())).toBe(0)
})

test('what a killed process left half written is removed once it is old', async () => {
  await mkdir(join(folder, 'unfinished'))
  const [old, young] = [join(folder, 'unfinished', 'old'), join(folder, 'unfinished', 'young')]
  await writeFile(old, 'half')
  await writeFile(young, 'half')
  const hourAgo = new Date(Date.now() - HOUR_MS)
  await utimes(old, hourAgo, hourAgo)
  expect(await store.removeUnfinished(new Date(Date.now() - HOUR_MS / 2))).toBe(1)
  expect(await allFiles()).toEqual(['young'])
})

test('files are listed by key, and from any key on', async () => {
  const keys = await Promise.all(Array.from({ length: 12 }, () => store.put({ bytes: BYTES, extension: 'webm' })))
  const sorted = keys.toSorted()
  const rest: string[] = []
  for await (const { key } of store.list({ after: sorted[4] ?? '' })) rest.push(key)
  expect(rest).toEqual(sorted.slice(5))
})

test('whose store it is stays as the first one wrote it, and is no recording', async () => {
  expect(await store.readMark()).toBeNull()
  await store.mark('first')
  await store.mark('second')
  expect(await store.readMark()).toBe('first')
  expect(await keysOlderThan(new Date(Date.now() + HOUR_MS))).toEqual([])
})
