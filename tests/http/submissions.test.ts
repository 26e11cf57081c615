import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createSession } from '#tests/support/sessions.ts'
import { fixture } from '#tests/support/submission.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const NOBODYS = '00000000-0000-4000-8000-000000000000'
const NO_UUIDS = ['1', 'x', '%00', "1'--", '8a1f0e52-6d0c-4a3a-9a43-0d6a5e1f7c1', `${NOBODYS}0`]

const idsOf = (rows: unknown) => (Array.isArray(rows) ? rows.map(({ id }: { id: string }) => id) : [])

async function learner() {
  const user = await createAccount()
  return { user, headers: await signedInAs(user) }
}

test("the list contains only one's own submissions, newest first, with the documented fields", async () => {
  const { user, headers } = await learner()
  const older = await createSession({ userId: user.id, at: new Date('2026-01-01') })
  const newer = await createSession({ userId: user.id, title: 'At the bank', topic: 'Finance', errors: ['minor'] })
  await createSession({ userId: (await createAccount()).id })
  const response = await app.request('/api/submissions', { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const rows: unknown = await response.json()
  expect(idsOf(rows)).toEqual([newer, older])
  expect(rows).toMatchObject([
    {
      dialogueTitle: 'At the bank',
      dialogueTopic: 'Finance',
      dialogueLevel: 'beginner',
      overallScore: 40,
      createdAt: expect.any(String),
      status: 'scored',
      feedback: {
        overallFeedback: 'Clear and complete.',
        errors: [{ severity: 'minor', type: 'minor', detail: expect.any(String), message: expect.any(String) }],
        segments: [{ score: 45, feedback: 'Feedback on segment 1.' }, {}, {}, {}],
      },
    },
    {},
  ])
})

test('following rel="next" returns every submission once, also two with the same time', async () => {
  const { user, headers } = await learner()
  const at = new Date('2026-02-02T02:02:02.222Z')
  for (let index = 0; index < 5; index += 1) await createSession({ userId: user.id, at })
  const seen: string[] = []
  let path: string | undefined = '/api/submissions?limit=2'
  while (path !== undefined) {
    const response: Response = await app.request(path, { headers })
    seen.push(...idsOf(await response.json()))
    path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1]
  }
  expect(seen).toHaveLength(5)
  expect(new Set(seen).size).toBe(5)
})

test('the topic filters and stays in the link to the next page', async () => {
  const { user, headers } = await learner()
  await createSession({ userId: user.id, topic: 'Legal' })
  await createSession({ userId: user.id, topic: 'Legal' })
  await createSession({ userId: user.id, topic: 'Housing' })
  const response = await app.request('/api/submissions?topic=Legal&limit=1', { headers })
  expect(await response.json()).toMatchObject([{ dialogueTopic: 'Legal' }])
  expect(response.headers.get('Link')).toContain('topic=Legal')
  expect(await (await app.request('/api/submissions?topic=%00none', { headers })).json()).toEqual([])
})

test.each(['limit=0', 'limit=201', 'cursor=x', 'cursor=1.5', 'cursor=1.a-b', 'cursor=%00'])(
  '?%s answers 400 and names the field',
  async (query) => {
    const { headers } = await learner()
    const response = await app.request(`/api/submissions?${query}`, { headers })
    expect(response.status).toBe(400)
    const [field = ''] = query.split('=')
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: [expect.anything()] } })
  },
)

test('an unscored submission is listed without feedback', async () => {
  const { user, headers } = await learner()
  const id = await createSession({ userId: user.id, status: 'needs_transcripts' })
  const row: unknown = await (await app.request(`/api/submissions/${id}`, { headers })).json()
  expect(row).toMatchObject({ id, status: 'needs_transcripts', overallScore: null, feedback: null })
})

test('a submission lists its recordings, and these can be played', async () => {
  const { user, headers } = await learner()
  const id = await createSession({ userId: user.id, recordings: 2 })
  const { recordings } = await (await app.request(`/api/submissions/${id}`, { headers })).json()
  const measured = { delivery: { startDelayMs: 400, pausesMs: [], speechSpanMs: 2500 }, saved: false }
  expect(recordings).toMatchObject([
    { ...measured, segmentIndex: 0 },
    { ...measured, segmentIndex: 1 },
  ])
  const bytes = fixture('tr_espeak.webm')
  const whole = await app.request(`/api/recordings/${recordings[0].id}`, { headers })
  expect(whole.status).toBe(200)
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'audio/webm',
    'content-disposition': 'inline',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  const head = await app.request(`/api/recordings/${recordings[0].id}`, { method: 'HEAD', headers })
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(bytes.length)])
})

test.each([
  ['bytes=0-1', 206, [0, 2]],
  ['bytes=100-', 206, [100, undefined]],
  ['bytes=-10', 206, [-10, undefined]],
  ['bytes=0-99999999', 206, [0, undefined]],
] as const)('the range %s of a recording', async (range, status, [from, to]) => {
  const { user, headers } = await learner()
  await createSession({ userId: user.id, recordings: 1 })
  const { id } = await db.recording.findFirstOrThrow({ where: { submission: { userId: user.id } } })
  const response = await app.request(`/api/recordings/${id}`, { headers: { ...headers, Range: range } })
  expect(response.status).toBe(status)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const expected = fixture('tr_espeak.webm').subarray(from, to)
  expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true)
})

test('a range beyond the end answers 416, and a recording without a file 404', async () => {
  const { user, headers } = await learner()
  await createSession({ userId: user.id, recordings: 1 })
  const { id } = await db.recording.findFirstOrThrow({ where: { submission: { userId: user.id } } })
  const beyond = await app.request(`/api/recordings/${id}`, { headers: { ...headers, Range: 'bytes=9999999-' } })
  expect(beyond.status).toBe(416)
  await db.recording.update({ where: { id }, data: { storageKey: `aa/${'a'.repeat(32)}.webm` } })
  expect((await app.request(`/api/recordings/${id}`, { headers })).status).toBe(404)
})

test('an id that is no UUID answers 404', async () => {
  const { user, headers } = await learner()
  for (const id of NO_UUIDS) {
    for (const path of ['submissions', 'recordings', 'session-notes']) {
      expect((await app.request(`/api/${path}/${id}`, { headers })).status, `${path}/${id}`).toBe(404)
    }
    const written = await app.request(`/api/session-notes/${id}`, {
      method: 'PUT',
      headers: { ...(await writingAs(user)), 'Content-Type': 'application/json' },
      body: '{"notes":"x"}',
    })
    expect(written.status, id).toBe(404)
  }
})

test('nothing of another learner can be reached by any id, nor does it reveal that it exists', async () => {
  const owner = await learner()
  const submissionId = await createSession({ userId: owner.user.id, recordings: 2 })
  const recordings = await db.recording.findMany({ where: { submissionId } })
  await db.sessionNote.create({ data: { submissionId, userId: owner.user.id, notes: 'Mine alone' } })
  const strangers = [
    await createAccount(),
    await createAccount({ role: 'admin' }),
    await createAccount({ role: 'tester', plan: 'pro' }),
  ]
  const targets = [
    [`/api/submissions/${submissionId}`, `/api/submissions/${NOBODYS}`],
    [`/api/session-notes/${submissionId}`, `/api/session-notes/${NOBODYS}`],
    ...recordings.map(({ id }) => [`/api/recordings/${id}`, `/api/recordings/${NOBODYS}`]),
  ]
  for (const stranger of strangers) {
    const headers = await signedInAs(stranger)
    for (const [theirs = '', nobodys = ''] of targets) {
      const [one, other] = [await app.request(theirs, { headers }), await app.request(nobodys, { headers })]
      expect([one.status, other.status], theirs).toEqual([404, 404])
      expect({ ...(await one.json()), requestId: '' }).toEqual({ ...(await other.json()), requestId: '' })
    }
    expect(await (await app.request('/api/submissions', { headers })).json()).toEqual([])
    expect(await (await app.request('/api/progress', { headers })).json()).toEqual({ recentSessions: [] })
    const page = await (await app.request('/history', { headers })).text()
    expect(page).not.toContain(submissionId)
    const written = await app.request(`/api/session-notes/${submissionId}`, {
      method: 'PUT',
      headers: { ...(await writingAs(stranger)), 'Content-Type': 'application/json' },
      body: JSON.stringify({ notes: 'Not mine' }),
    })
    expect(written.status).toBe(404)
    const emptied = await app.request('/history', {
      method: 'POST',
      headers: await writingAs(stranger),
      body: new URLSearchParams({ submissionId, notes: '' }),
    })
    expect(emptied.status).toBe(404)
  }
  expect(await db.sessionNote.findMany({ where: { submissionId } })).toMatchObject([{ notes: 'Mine alone' }])
})

test("a guest's sample belongs to nobody", async () => {
  const { headers } = await learner()
  const { user: other } = await learner()
  const id = await createSession({ userId: other.id, recordings: 1 })
  await db.submission.update({ where: { id }, data: { userId: null, type: 'sample' } })
  expect((await app.request(`/api/submissions/${id}`, { headers })).status).toBe(404)
  const { id: recordingId } = await db.recording.findFirstOrThrow({ where: { submissionId: id } })
  expect((await app.request(`/api/recordings/${recordingId}`, { headers })).status).toBe(404)
})
