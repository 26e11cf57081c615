import { randomUUID } from 'node:crypto'
import { Agent, request as rawRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { filesOnDisk, fixture, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

const MIB = 1024 * 1024
let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

function submit(form: FormData): Promise<Response> {
  return app.request('/api/submit-sample-practice', { method: 'POST', body: form })
}

async function expectNothingKept(submissionId: string): Promise<void> {
  expect(await db.submission.findUnique({ where: { id: submissionId } })).toBeNull()
  expect(filesOnDisk()).toHaveLength(await db.recording.count())
}

const BAD_RECORDINGS = [
  {
    what: 'text',
    bytes: Buffer.from('this is no recording'),
    status: 415,
    sentence: 'The file for segment 2 is not a recording that we can read.',
  },
  {
    what: 'random bytes',
    bytes: Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 251)),
    status: 415,
    sentence: 'segment 2',
  },
  {
    what: 'a recording cut off in its header',
    bytes: fixture('en_espeak.webm').subarray(0, 60),
    status: 415,
    sentence: 'segment 2',
  },
  {
    what: 'more than 10 MiB',
    bytes: Buffer.alloc(10 * MIB + 1, 1),
    status: 413,
    sentence: 'The recording of segment 2 is larger than 10 MB.',
  },
]

test.each(BAD_RECORDINGS)(
  '$what is refused with the number of its segment, and leaves nothing',
  async ({ bytes, status, sentence }) => {
    const submissionId = randomUUID()
    const recordings = { 0: fixture('en_espeak.webm'), 1: bytes }
    const response = await submit(submissionForm({ dialogueId: sample.id, submissionId, recordings }))
    expect(response.status).toBe(status)
    expect((await response.json()).error).toContain(sentence)
    await expectNothingKept(submissionId)
  },
)

test('a body that ends within a recording is refused with its segment, and leaves nothing', async () => {
  const submissionId = randomUUID()
  const form = submissionForm({
    dialogueId: sample.id,
    submissionId,
    recordings: { 0: fixture('en_espeak.webm'), 3: fixture('tr_espeak.webm') },
  })
  const whole = new Response(form)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const response = await app.request('/api/submit-sample-practice', {
    method: 'POST',
    headers: { 'Content-Type': whole.headers.get('Content-Type') ?? '' },
    body: bytes.subarray(0, bytes.length - 9_000),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).error).toContain('during the recording of segment 4')
  await expectNothingKept(submissionId)
})

test('a connection that breaks leaves nothing, and the server keeps running', async () => {
  const before = await db.submission.count()
  const { port } = new URL(app.url)
  await new Promise<void>((resolve) => {
    const sent = rawRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/submit-sample-practice',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '100000' },
    })
    sent.once('error', () => resolve()).once('close', () => resolve())
    sent.write('--x\r\nContent-Disposition: form-data; name="recordings"; filename="0.webm"\r\n\r\nabc', () =>
      sent.destroy(),
    )
  })
  expect((await app.request('/healthz')).status).toBe(200)
  expect(await db.submission.count()).toBe(before)
})

test('a body whose declared size is too large is refused before it is read', async () => {
  const { port } = new URL(app.url)
  const status = await new Promise((resolve, reject) => {
    const sent = rawRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/submit-sample-practice',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(200 * MIB) },
    })
    sent.once('response', (response) => resolve(response.statusCode)).once('error', reject)
    sent.flushHeaders()
  })
  expect(status).toBe(413)
})

test('an invalid submission gets a clear 4xx', async () => {
  const json = await app.request('/api/submit-sample-practice', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect([json.status, (await json.json()).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  const empty = await submit(submissionForm({ dialogueId: sample.id }))
  expect([empty.status, (await empty.json()).error]).toEqual([400, 'This submission has no recordings and no text.'])
  const stray = await submit(submissionForm({ dialogueId: sample.id, recordings: { 50: fixture('en_espeak.webm') } }))
  expect((await stray.json()).error).toBe('This dialogue has no segment 51.')
  const wrong = submissionForm({ dialogueId: sample.id })
  wrong.set('dialogueId', 'seven')
  wrong.set('submissionId', 'not-a-uuid')
  const body = await (await submit(wrong)).json()
  expect(body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { dialogueId: [expect.any(String)], submissionId: [expect.any(String)] },
  })
})

/** One call on its agent's only connection. Returns the status. */
function callOn(agent: Agent, options: { method: string; path: string; body?: Buffer }): Promise<number> {
  const { method, path, body } = options
  return new Promise((resolve, reject) => {
    const headers = body && { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
    const request = rawRequest(new URL(path, app.url), { agent, method, ...(headers && { headers }) }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('error', reject).end(body)
  })
}

test('after a body that was refused unread the connection serves the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const path = '/api/feedback'
  try {
    expect(await callOn(agent, { method: 'POST', path, body: Buffer.alloc(8 * MIB, 'x') })).toBe(413)
    expect(await callOn(agent, { method: 'GET', path: '/healthz' })).toBe(200)
  } finally {
    agent.destroy()
  }
})
