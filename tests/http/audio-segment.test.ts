import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { getPremium, getSample, type SampleRow } from '#tests/support/submission.ts'

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())

const audioOf = (id: number, index: number | string, init?: RequestInit) =>
  app.request(`/api/audio/segment/${id}/${index}`, init)

test('a segment of a free dialogue is served as MP3, with its length and an ETag', async () => {
  const response = await audioOf(sample.id, 0)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('audio/mpeg')
  expect(response.headers.get('Accept-Ranges')).toBe('bytes')
  expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{16,}"$/)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.byteLength).toBe(Number(response.headers.get('Content-Length')))
  // At 48 kbit/s a spoken sentence of several seconds is tens of kilobytes.
  expect(bytes.byteLength).toBeGreaterThan(15_000)
})

test('browsers cache it and revalidate it each time', async () => {
  const first = await audioOf(sample.id, 1)
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
  const again = await audioOf(sample.id, 1, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
  expect(again.status).toBe(304)
})

test('a byte range answers 206 with exactly these bytes, one past the end 416', async () => {
  const whole = new Uint8Array(await (await audioOf(sample.id, 0)).arrayBuffer())
  const part = await audioOf(sample.id, 0, { headers: { Range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe(`bytes 100-199/${whole.byteLength}`)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.subarray(100, 200))
  const beyond = await audioOf(sample.id, 0, { headers: { Range: `bytes=${whole.byteLength}-` } })
  expect(beyond.status).toBe(416)
})

test('HEAD answers with headers only', async () => {
  const response = await audioOf(sample.id, 0, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(15_000)
  expect(await response.text()).toBe('')
})

test('concurrent first listeners get the same audio', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => audioOf(sample.id, 5)))
  const tags = new Set(answers.map(({ headers }) => headers.get('ETag')))
  const lengths = new Set(await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength)))
  expect([tags.size, lengths.size]).toEqual([1, 1])
})

test('an unknown path answers 404 in the usual error shape', async () => {
  for (const [id, index] of [
    [sample.id, 99],
    [sample.id, 'x'],
    [sample.id, '-1'],
    [999_999, 0],
    [sample.id, '1.5'],
  ] as const) {
    const response = await audioOf(id, index)
    expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND'])
  }
})

test('a premium segment answers 403 PREMIUM_REQUIRED', async () => {
  const response = await audioOf((await getPremium()).id, 0)
  expect([response.status, (await response.json()).code]).toEqual([403, 'PREMIUM_REQUIRED'])
})

test('a deleted dialogue and one reserved for mock tests answer 404', async () => {
  const second = await db.dialogue.findFirstOrThrow({ where: { accessLevel: 'free', id: { not: sample.id } } })
  await db.dialogue.update({ where: { id: second.id }, data: { isMockTestCandidate: true } })
  expect((await audioOf(second.id, 0)).status).toBe(404)
  await db.dialogue.update({ where: { id: second.id }, data: { isMockTestCandidate: false, deletedAt: new Date() } })
  expect((await audioOf(second.id, 0)).status).toBe(404)
  await db.dialogue.update({ where: { id: second.id }, data: { deletedAt: null } })
  expect((await audioOf(second.id, 0)).status).toBe(200)
})
