import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, PASSWORD, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { googleBrowser } from '#tests/support/google-browser.ts'
import { progressOf } from '#tests/support/revisions.ts'
import { browserWithSample, newSignUp, SAMPLE_COOKIE, signUp, typeSample } from '#tests/support/sample-browser.ts'
import { SPOKEN } from '#tests/support/staging.ts'
import { getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

const KEPT = 'Your sample was kept: it is in your history and counts towards your progress.'
const TOO_LATE = 'Your earlier sample could not be added; from now on everything is kept.'

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const done = () => browserWithSample({ app, sample })
const linkOf = (submissionId: string) => `/practice/sample?attempt=${submissionId}`
const ownerOf = async (id: string) => (await db.submission.findUniqueOrThrow({ where: { id } })).userId

test('the sample’s cookie is HttpOnly, and lives 30 days', async () => {
  const { response } = await done()
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SAMPLE_COOKIE}=`)) ?? ''
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Max-Age=2592000', 'Path=/']) expect(line).toContain(part)
})

test('after sample, correction and sign-up the account has all of it, and the cookie is cleared', async () => {
  const { browser, submissionId } = await done()
  const correction = { revisionId: randomUUID(), transcript: 'Something quite different.' }
  const corrected = await app.request(`/api/submissions/${submissionId}/segments/2/correction`, {
    method: 'POST',
    body: JSON.stringify(correction),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(corrected.status).toBe(200)
  const { totalBefore, totalAfter } = await corrected.json()
  expect(totalAfter).toBeLessThan(totalBefore)
  const before = await (await browser.get(`${linkOf(submissionId)}&step=sign-up`)).text()
  expect(before).toContain('your sample moves into it')

  const id = await signUp(browser)
  expect(browser.cookies.has(SAMPLE_COOKIE)).toBe(false)
  const dashboard = await (await browser.get('/dashboard')).text()
  expect(dashboard).toContain(KEPT)
  expect(dashboard).toContain(`${totalAfter}/45`)
  const xp = sample.segments.length * 10
  expect(await (await browser.get('/api/dashboard-stats')).json()).toMatchObject({ daily_xp: xp, current_streak: 1 })
  expect(await (await browser.get('/history')).text()).toContain(submissionId)
  const listed = await (await browser.get('/api/submissions')).json()
  expect(listed).toMatchObject([{ id: submissionId, type: 'sample', status: 'scored', overallScore: totalAfter }])
  const progress = await progressOf({ id })
  expect(progress).toMatchObject({ count: 1, sum: totalAfter, user: { currentStreak: 1 } })
  expect(progress.days).toMatchObject([{ xpEarned: xp }])

  // The guest's link leads the new owner to the result in the account, which shows the correction.
  const led = await browser.get(linkOf(submissionId))
  expect([led.status, led.headers.get('Location')]).toEqual([302, `/practice/${sample.id}?attempt=${submissionId}`])
  const own = await (await browser.get(`/practice/${sample.id}?attempt=${submissionId}`)).text()
  expect(own).toContain('Something quite different.')
  expect((await browser.get(`/api/submissions/${submissionId}/report.pdf`)).headers.get('Content-Type')).toBe(
    'application/pdf',
  )
})

test('the dashboard suggests another dialogue than the one just done', async () => {
  const { browser } = await done()
  await signUp(browser)
  const { title } = await db.dialogue.findUniqueOrThrow({ where: { id: sample.id } })
  const html = await (await browser.get('/dashboard')).text()
  const step = /<section aria-labelledby="next-step"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  expect(step).toMatch(/href="\/practice\/\d+"/)
  expect(step).not.toContain(title)
  expect(step).not.toContain(`"/practice/${sample.id}"`)
})

test('the API call that creates an account claims as well', async () => {
  const { browser, submissionId } = await done()
  const response = await browser.post('/api/auth/register', newSignUp())
  expect(response.status).toBe(201)
  expect(await ownerOf(submissionId)).toBe((await response.json()).id)
  expect(browser.cookies.has(SAMPLE_COOKIE)).toBe(false)
})

test('another browser with the link still sees the result, and cannot claim it', async () => {
  const { browser, submissionId } = await done()
  const stranger = googleBrowser(app)
  expect(await (await stranger.get(linkOf(submissionId))).text()).toContain('Deduction sheet')
  // Nor by submitting it again, in any way, nor by sending a recording of it ahead.
  await typeSample({ browser: stranger, sample, submissionId })
  const transcripts = [{ segmentIndex: 0, text: 'Merhaba' }]
  const again = submissionForm({ dialogueId: sample.id, submissionId, transcripts })
  const answers = [
    await app.request('/api/submit-sample-practice', { method: 'POST', body: again }),
    await app.request(`/api/attempts/${submissionId}/segments/0?dialogueId=${sample.id}`, {
      method: 'PUT',
      body: new Blob([new Uint8Array(SPOKEN)]),
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  for (const answer of answers) expect(answer.headers.getSetCookie().join()).not.toContain(SAMPLE_COOKIE)
  expect(stranger.cookies.has(SAMPLE_COOKIE)).toBe(false)
  const asked = await (await stranger.get(`${linkOf(submissionId)}&step=sign-up`)).text()
  expect(asked).toContain('This result can no longer be added to an account')
  const strangerId = await signUp(stranger)
  expect(await (await stranger.get('/dashboard')).text()).toContain(TOO_LATE)
  expect(await ownerOf(submissionId)).toBeNull()
  expect(await (await stranger.get('/api/submissions')).json()).toEqual([])
  expect(await signUp(browser)).not.toBe(strangerId)
  expect(await ownerOf(submissionId)).not.toBeNull()
})

test('once claimed, the link tells strangers so, and nothing of the result', async () => {
  const { browser, submissionId } = await done()
  await signUp(browser)
  const other = await signedInAs(await createAccount())
  for (const headers of [{}, other]) {
    const response = await app.request(linkOf(submissionId), { headers })
    expect(response.status).toBe(410)
    const html = await response.text()
    expect(html).toContain('This result now belongs to an account')
    expect(html).not.toContain('Deduction sheet')
    expect(html).not.toContain(sample.segments[0]?.translation)
  }
  expect((await app.request(`/api/sample-reports/${submissionId}/report.pdf`)).status).toBe(404)
  expect((await app.request(`/api/attempts/${submissionId}`)).status).toBe(404)
})

test('of two concurrent sign-ups with the same cookie, and copies of each, one account gets it', async () => {
  const { browser, submissionId } = await done()
  const forms = [newSignUp(), newSignUp()]
  const copies = [...forms, ...forms].map((form) => {
    const copy = googleBrowser(app)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    return copy.post('/signup', { ...form, confirmPassword: form.password, terms: 'on' })
  })
  const statuses = (await Promise.all(copies)).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([302, 302, 400, 400])
  const users = await db.user.findMany({ where: { username: { in: forms.map(({ username }) => username) } } })
  expect(users.map(({ id }) => id)).toContain(await ownerOf(submissionId))
  const days = await db.dailyProgress.findMany({ where: { userId: { in: users.map(({ id }) => id) } } })
  expect(days).toHaveLength(1)
  expect(await db.learnerTotals.count({ where: { userId: { in: users.map(({ id }) => id) } } })).toBe(1)
})

test('signing in to an existing account claims nothing, which is announced before', async () => {
  const { browser, submissionId } = await done()
  const page = await (await browser.get(`${linkOf(submissionId)}&step=sign-up`)).text()
  expect(page).toContain('Logging in to an existing account does not add it.')
  const { username } = await createAccount()
  const response = await browser.post('/login', { username, password: PASSWORD })
  expect(response.status).toBeLessThan(400)
  expect(browser.cookies.has('kopru_session')).toBe(true)
  expect(await ownerOf(submissionId)).toBeNull()
})

test('a result that is too old is not kept, which is said before and after', async () => {
  const { browser, submissionId } = await done()
  const over = { expiresAt: new Date(Date.now() - 1) }
  await db.sampleClaim.update({ where: { submissionId }, data: over })
  const page = await (await browser.get(`${linkOf(submissionId)}&step=sign-up`)).text()
  expect(page).toContain('that works only for 30 days')
  await signUp(browser)
  expect(browser.cookies.has(SAMPLE_COOKIE)).toBe(false)
  expect(await (await browser.get('/dashboard')).text()).toContain(TOO_LATE)
  expect(await ownerOf(submissionId)).toBeNull()
})

test('a forged cookie claims nothing and blocks nobody', async () => {
  const { submissionId } = await done()
  const forger = googleBrowser(app)
  const forged = Buffer.from(JSON.stringify({ tokens: [submissionId] })).toString('base64')
  forger.cookies.set(SAMPLE_COOKIE, encodeURIComponent(forged))
  await signUp(forger)
  expect(await ownerOf(submissionId)).toBeNull()
})

test('of more samples than a browser may claim the newest five are kept', async () => {
  const { browser, submissionId: first } = await done()
  const more: string[] = []
  for (let made = 0; made < 5; made += 1) more.push((await typeSample({ browser, sample })).submissionId)
  const id = await signUp(browser)
  expect(await ownerOf(first)).toBeNull()
  expect(await db.submission.count({ where: { id: { in: more }, userId: id } })).toBe(5)
})
