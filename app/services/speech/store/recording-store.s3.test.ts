import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { errorCopy } from '#app/config/copy/errors.ts'
import { HOUR_MS } from '#app/config/time.ts'
import { AppError } from '#app/errors.ts'
import { startS3 } from '#tests/support/s3.ts'
import type { RecordingStore } from './recording-store.server.ts'
import { createS3RecordingStore } from './recording-store.s3.server.ts'

const BYTES = Uint8Array.from({ length: 5000 }, (_, index) => index % 251)

let s3: Awaited<ReturnType<typeof startS3>>
let store: RecordingStore
beforeAll(async () => {
  s3 = await startS3()
  store = createS3RecordingStore(s3.settings)
})
afterAll(() => s3.stop())

let double: Server | undefined
afterEach(() => {
  double?.closeAllConnections()
  double?.close()
  double = undefined
})

/** A store with a mock server that answers like this. */
async function storeBehind(listener: RequestListener): Promise<RecordingStore> {
  const server = createServer(listener)
  double = server
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() satisfies AddressInfo | string | null as AddressInfo
  return createS3RecordingStore({ ...s3.settings, endpoint: `http://127.0.0.1:${port}`, deadlineMs: 300 })
}

async function keysOlderThan(moment: Date): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, storedAt } of store.list({ after: '' })) if (storedAt < moment) keys.push(key)
  return keys
}

test('what was put is there, whole and in parts', async () => {
  const key = await store.put({ bytes: BYTES, extension: 'webm' })
  expect(key).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{30}\.webm$/)
  const opened = await store.open(key)
  expect(opened.bytes).toBe(5000)
  expect(new Uint8Array(await buffer(opened.stream()))).toEqual(BYTES)
  expect(new Uint8Array(await buffer(opened.stream({ start: 100, end: 199 })))).toEqual(BYTES.subarray(100, 200))
})

test('what was removed is gone; removing it again is no fault', async () => {
  const key = await store.put({ bytes: BYTES, extension: 'wav' })
  await store.remove(key)
  await store.remove(key)
  await expect(store.open(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['../../etc/passwd', '/etc/passwd', 'ab/../../x.webm', `ab/${'a'.repeat(32)}.exe`, 'ab', ''])(
  'no key but its own is taken: %j',
  async (key) => {
    await expect(store.open(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(store.remove(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('recordings are listed for sweeping by their age', async () => {
  const key = await store.put({ bytes: BYTES, extension: 'ogg' })
  expect(await keysOlderThan(new Date(Date.now() + HOUR_MS))).toContain(key)
  expect(await keysOlderThan(new Date(Date.now() - HOUR_MS))).toEqual([])
})

const keyOf = (letter: string) => `${letter.repeat(2)}/${letter.repeat(32)}.webm`

/** A page of Amazon's object list with two objects, one of them not ours. */
function listPage(letter: string, next: string | null): string {
  const object = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>7</Size></Contents>`
  const more = `<IsTruncated>${next !== null}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}`
  return `<ListBucketResult>${object(`recordings/${keyOf(letter)}`)}${object('recordings/notes.txt')}${more}</ListBucketResult>`
}

test('a list of several pages is read to its end, and strangers in the bucket are left alone', async () => {
  const paged = await storeBehind(({ url = '' }, response) => {
    const token = new URL(url, 'http://localhost').searchParams.get('continuation-token')
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(token === null ? listPage('a', 'more') : listPage('b', null))
  })
  const found: string[] = []
  for await (const { key } of paged.list({ after: '' })) found.push(key)
  expect(found).toEqual([keyOf('a'), keyOf('b')])
})

const TROUBLES: [string, RequestListener][] = [
  ['that fails', (_request, response) => response.writeHead(500).end()],
  ['that refuses us', (_request, response) => response.writeHead(403).end()],
  ['that never answers', () => undefined],
  ['that hangs up', (request) => request.socket.destroy()],
]

test.each(TROUBLES)('a bucket %s is a 503 in plain words, in time', async (_what, listener) => {
  const broken = await storeBehind(listener)
  const refusal = await broken.put({ bytes: BYTES, extension: 'webm' }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', status: 503, retryAfterSeconds: 5 })
  expect(refusal instanceof AppError && refusal.sentence(errorCopy.en)).toBe(errorCopy.en.storageFull)
  const key = await store.put({ bytes: BYTES, extension: 'webm' })
  await expect(broken.open(key)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  await expect(broken.remove(key)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
})

test('an answer that breaks off breaks the stream, and never ends it as if it were whole', async () => {
  const half = await storeBehind((request, response) => {
    response.writeHead(200, { 'Content-Length': '5000', 'Content-Type': 'audio/webm' })
    if (request.method === 'HEAD') response.end()
    else response.write(BYTES.subarray(0, 2000), () => response.destroy())
  })
  const opened = await half.open(await store.put({ bytes: BYTES, extension: 'webm' }))
  await expect(buffer(opened.stream())).rejects.toThrow()
})

test('files are listed from any key on, and whose store it is can be read and is no recording', async () => {
  expect(await store.readMark()).toBeNull()
  await store.mark('first')
  expect(await store.readMark()).toBe('first')
  for (let count = 0; count < 3; count += 1) await store.put({ bytes: BYTES, extension: 'webm' })
  const keys = (await keysOlderThan(new Date(Date.now() + HOUR_MS))).toSorted()
  const rest: string[] = []
  for await (const { key } of store.list({ after: keys[0] ?? '' })) rest.push(key)
  expect(rest.toSorted()).toEqual(keys.slice(1))
})
