import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import {
  answersOf,
  filesOnDisk,
  fixture,
  getSample,
  type SampleRow,
  submissionForm,
} from '#tests/support/submission.ts'

// The database exists but is unreachable, or is lost during a request. `npm run faults -- r02` covers more.

const LONGEST_REQUEST_MS = 10_000
const TEST_TIMEOUT_MS = 60_000
const STACK = /\bat .+\(.*:\d+:\d+\)|node_modules|prisma|ECONN|127\.0\.0\.1:\d+/i

// Set before the app is imported, which reads its settings once.
const wire = await vi.hoisted(async () => {
  const { startWire } = await import('#tests/support/wire.ts')
  const started = await startWire(process.env.KOPRU_EMBEDDED_DATABASE_URL ?? '')
  process.env.KOPRU_EMBEDDED_DATABASE_URL = started.url
  return started
})

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(async () => {
  await app.close()
  await wire.close()
})
beforeEach(async () => {
  wire.set('pass')
  await vi.waitFor(() => db.$queryRaw`SELECT 1`)
})

function newSubmission() {
  const submissionId = randomUUID()
  const form = () =>
    submissionForm({
      dialogueId: sample.id,
      submissionId,
      recordings: { 0: fixture('tr_espeak.webm') },
      transcripts: answersOf(sample.segments, ({ translation }) => translation),
    })
  return { submissionId, form }
}

async function submitter() {
  const headers = await writingAs(await createAccount())
  const { submissionId, form } = newSubmission()
  const submit = () => app.request('/api/submit-naati-session', { method: 'POST', headers, body: form() })
  return { submissionId, submit }
}

async function expectStoredWhole(submissionId: string) {
  const recordings = await db.recording.findMany({ where: { submissionId } })
  expect(recordings).toHaveLength(1)
  const names = filesOnDisk()
  for (const { storageKey } of recordings) expect(names).toContain(storageKey.split('/').at(-1))
}

test('reset connections are a 503 with Retry-After, for every kind of page and for API calls', async () => {
  const headers = await signedInAs(await createAccount())
  const get = (path: string) => app.request(path, { headers })
  wire.set('reset')
  const call = await get('/api/submissions')
  expect([call.status, (await call.json()).code]).toEqual([503, 'PROVIDER_UNAVAILABLE'])
  const pages = await Promise.all(['/dashboard', '/login', '/admin', '/practice', '/mock-test', '/history'].map(get))
  for (const page of pages) {
    expect([page.status, page.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8'])
    const html = await page.text()
    expect(html).toMatch(/<h1/)
    expect(html).not.toMatch(STACK)
  }
  for (const answer of [call, ...pages]) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a connection that breaks during the commit loses no recording', async () => {
  const { submissionId, submit } = await submitter()
  wire.breakAt({ text: 'COMMIT', how: 'late' })
  expect((await submit()).status).toBe(503)
  await vi.waitFor(async () => expect(await db.submission.count({ where: { id: submissionId } })).toBe(1), 5_000)
  await expectStoredWhole(submissionId)
  expect((await submit()).status).toBe(200)
  await expectStoredWhole(submissionId)
})

test.each(['INSERT INTO "public"."submissions"', 'COMMIT'])(
  'a database that stops responding at %s is a 503 within ten seconds, and the request can be retried',
  async (text) => {
    const { submissionId, submit } = await submitter()
    wire.breakAt({ text, how: 'silent' })
    const startedAt = performance.now()
    expect((await submit()).status).toBe(503)
    expect(performance.now() - startedAt).toBeLessThan(LONGEST_REQUEST_MS)
    wire.set('pass')
    await vi.waitFor(async () => expect((await submit()).status).toBe(200), { timeout: 10_000 })
    await expectStoredWhole(submissionId)
  },
  TEST_TIMEOUT_MS,
)
