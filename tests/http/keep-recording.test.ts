import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_KEPT_RECORDINGS } from '#app/config/speech.ts'
import { db } from '#app/db.server.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { createAccount, cookiesOf, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { newRecording } from '#tests/support/factories.ts'
import { createSession } from '#tests/support/sessions.ts'
import { answersOf, fixture, getSample, submissionForm } from '#tests/support/submission.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const DAY_MS = 86_400_000

async function learnerWithRecording(at = new Date('2026-11-20T10:00:00Z')) {
  const user = await createAccount()
  const submissionId = await createSession({ userId: user.id, recordings: 1 })
  const { id } = await db.recording.findFirstOrThrow({ where: { submissionId } })
  await db.recording.update({ where: { id }, data: { createdAt: at } })
  const { dialogueId } = await db.submission.findUniqueOrThrow({ where: { id: submissionId } })
  return {
    user,
    submissionId,
    id,
    path: `/api/recordings/${id}/keep`,
    page: `/practice/${dialogueId}?attempt=${submissionId}`,
  }
}

async function send(options: { user: { id: number }; path: string; method: 'POST' | 'DELETE' }): Promise<Response> {
  return app.request(options.path, { method: options.method, headers: await writingAs(options.user) })
}

/** Sends the form of a page as a browser without JavaScript does. */
async function sendForm(options: { user: { id: number }; path: string; page: string; fields: Record<string, string> }) {
  const { user, path, page, fields } = options
  const headers = { ...(await writingAs(user)), Accept: 'text/html', Referer: app.url + page }
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

const isSaved = async (id: string) => (await db.recording.findUniqueOrThrow({ where: { id } })).saved

test('a recording is kept and released, repeating changes nothing, and the submission says how long it stays', async () => {
  const { user, id, path, submissionId } = await learnerWithRecording()
  const headers = await signedInAs(user)
  const described = async () =>
    (await (await app.request(`/api/submissions/${submissionId}`, { headers })).json()).recordings
  expect(await described()).toMatchObject([{ id, saved: false, expiresAt: '2027-02-18T10:00:00.000Z' }])
  for (let times = 0; times < 2; times += 1) {
    const response = await send({ user, path, method: 'POST' })
    expect([response.status, await response.json()]).toEqual([200, { saved: true }])
  }
  expect(await described()).toMatchObject([{ id, saved: true, expiresAt: null }])
  for (let times = 0; times < 2; times += 1) {
    const response = await send({ user, path, method: 'DELETE' })
    expect([response.status, await response.json()]).toEqual([200, { saved: false }])
  }
  expect(await isSaved(id)).toBe(false)
})

test("another learner's recording does not exist, nor does an invalid id", async () => {
  const { id, path } = await learnerWithRecording()
  const stranger = await createAccount()
  for (const method of ['POST', 'DELETE'] as const) {
    expect((await send({ user: stranger, path, method })).status).toBe(404)
    for (const wrong of ['1', '%00', '00000000-0000-4000-8000-000000000000']) {
      expect((await send({ user: stranger, path: `/api/recordings/${wrong}/keep`, method })).status).toBe(404)
    }
  }
  expect(await isSaved(id)).toBe(false)
})

test('beyond the limit a clear message says what to do', async () => {
  const { user, id, path, page, submissionId } = await learnerWithRecording()
  const full = Array.from({ length: MAX_KEPT_RECORDINGS }, (_, index) => index)
  const others = await Promise.all([0, 1, 2].map(() => createSession({ userId: user.id })))
  await db.recording.createMany({
    data: full.map((index) => {
      return { ...newRecording(index % 80), submissionId: others[Math.floor(index / 80)] ?? submissionId, saved: true }
    }),
  })
  const response = await send({ user, path, method: 'POST' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    code: 'CONFLICT',
    error: expect.stringContaining('Stop keeping one first'),
  })
  const form = await sendForm({ user, path, page, fields: { keep: 'true', at: 'segment-1' } })
  const shown = await app.request(page, {
    headers: { Cookie: `${(await signedInAs(user)).Cookie}; ${cookiesOf(form).Cookie}` },
  })
  expect(await shown.text()).toContain('You have reached the limit')
  expect(await isSaved(id)).toBe(false)
})

test("without JavaScript the result's button keeps the recording, returns, and then releases it", async () => {
  const { user, id, path, page } = await learnerWithRecording()
  const shown = async () => (await app.request(page, { headers: await signedInAs(user) })).text()
  const before = await shown()
  expect(before).toContain(`src="/api/recordings/${id}"`)
  expect(before).toContain(`action="${path}"`)
  expect(before).toContain('Keep this recording')
  expect(before).toContain('Deleted after Feb 18, 2027 unless you keep it.')
  const kept = await sendForm({ user, path, page, fields: { keep: 'true', at: 'segment-1' } })
  expect([kept.status, kept.headers.get('Location')]).toEqual([303, `${page}#segment-1`])
  expect(await isSaved(id)).toBe(true)
  const after = await shown()
  expect(after).toContain('It stays until you stop keeping it.')
  expect(after).not.toContain('Deleted after')
  await sendForm({ user, path, page, fields: { keep: 'false', at: 'segment-1' } })
  expect(await isSaved(id)).toBe(false)
})

test('an open session of History shows the same next to each recording', async () => {
  const { user, id, path, submissionId } = await learnerWithRecording(new Date(Date.now() - 10 * DAY_MS))
  const html = await (await app.request(`/history?open=${submissionId}`, { headers: await signedInAs(user) })).text()
  expect(html).toContain(`action="${path}"`)
  expect(html).toContain(`value="session-${submissionId}"`)
  expect(html).toMatch(/Deleted after \w{3} \d\d, \d{4} unless you keep it\./)
  await sendForm({
    user,
    path,
    page: `/history?type=practice&open=${submissionId}`,
    fields: { keep: 'true', at: `session-${submissionId}` },
  })
  expect(await isSaved(id)).toBe(true)
})

test.each<Record<string, string>>([{ keep: 'perhaps' }, {}, { keep: 'true', at: 'x"><script>' }])(
  'the form %j answers 400',
  async (fields) => {
    const { user, id, path, page } = await learnerWithRecording()
    const response = await sendForm({ user, path, page, fields })
    expect(response.status).toBe(400)
    expect(await isSaved(id)).toBe(false)
  },
)

test('delivery measured in a recording is in its result and costs no marks', async () => {
  const { id: dialogueId, segments } = await getSample()
  const user = await createAccount()
  const transcripts = answersOf(segments, ({ translation }) => translation)
  const score = async (recordings: Record<number, Buffer>) => {
    const body = submissionForm({ dialogueId, transcripts, recordings })
    const response = await app.request('/api/submit-naati-session', {
      method: 'POST',
      body,
      headers: await writingAs(user),
    })
    return EvaluationSchema.parse(await response.json())
  }
  const spoken = await score({ 0: fixture('tr_espeak.webm'), 1: fixture('safari_like.mp4') })
  expect(spoken.segments[0]?.delivery).toMatchObject({ startDelayMs: expect.any(Number), pausesMs: [] })
  expect(
    spoken.segments
      .slice(1)
      .map(({ delivery }) => delivery ?? null)
      .filter((delivery) => delivery !== null),
  ).toEqual([])
  expect(spoken.naatiScore.total).toBe((await score({})).naatiScore.total)
  const page = await app.request(`/practice/${dialogueId}?attempt=${spoken.submissionId}`, {
    headers: await signedInAs(user),
  })
  const html = await page.text()
  expect(html).toMatch(/Started after \d+\.\d\u00A0s · No pause of 2\u00A0s or more/)
  expect(html).toContain('It doesn’t affect your marks yet.')
})
