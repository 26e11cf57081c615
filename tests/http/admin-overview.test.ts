import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, noteBought, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { revisionsOf } from '#tests/support/revisions.ts'
import { getSample, type SampleRow } from '#tests/support/submission.ts'

// The overview and the disputes as a browser without JavaScript uses them.

let app: RunningApp
let admin: { id: number; username: string }
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin', username: 'overview-admin' })
  sample = await getSample()
})
afterAll(() => app.close())

async function open(path: string): Promise<string> {
  return (await app.request(path, { headers: await signedInAs(admin) })).text()
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  return app.request(path, { method: 'POST', headers: await writingAs(admin), body: new URLSearchParams(fields) })
}

const lastAct = () => db.adminAct.findFirst({ orderBy: { id: 'desc' }, select: { action: true, subjectName: true } })
const parkedJob = (error: string) =>
  db.job.create({
    data: { kind: 'mail-verification', payload: { userId: 1 }, attempts: 15, lastError: error, parkedAt: new Date() },
  })
/** The text of a page, without tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('without the role the 403 page keeps the signed-in frame', async () => {
  const user = await createAccount({ username: 'refused-reader' })
  const response = await app.request('/admin/users', { headers: await signedInAs(user) })
  const html = await response.text()
  expect(response.status).toBe(403)
  expect(html).toContain('You do not have access to this.')
  expect(html).toContain('refused-reader')
  expect(html).toContain('href="/dashboard"')
  expect(html).toContain('href="/settings"')
})

test('the overview counts people, plans, attempts and work', async () => {
  const before = textOf(await open('/admin'))
  const count = (text: string, name: string) => Number(new RegExp(`(\\d+) ${name}`).exec(text)?.[1] ?? Number.NaN)
  const user = await createAccount({ emailVerified: false, plan: 'pro' })
  await db.user.update({ where: { id: user.id }, data: { cancelAtPeriodEnd: true } })
  const given = await createAccount()
  await db.user.update({ where: { id: given.id }, data: { manualProUntil: new Date(Date.now() + 60_000) } })
  const due = await createAccount({ plan: 'pro' })
  await db.user.update({ where: { id: due.id }, data: { subscriptionStatus: 'past_due' } })
  await db.job.create({ data: { kind: 'mail-verification', payload: { userId: user.id } } })
  const html = await open('/admin')
  const after = textOf(html)
  const grown = (name: string) => {
    // On the page the figure comes after its name.
    const figure = (text: string) => Number(new RegExp(`${name} (\\d+)`).exec(text)?.[1] ?? count(text, name))
    return figure(after) - figure(before)
  }
  expect(grown('total')).toBe(3)
  expect(grown('with a verified email')).toBe(2)
  expect(grown('active, not renewing')).toBe(1)
  expect(grown('given Pro by an admin')).toBe(1)
  expect(grown('payment failed')).toBe(1)
  expect(grown('due now')).toBe(1)
  expect(after).toContain('Oldest waiting since')
})

test("provider health shows which is used, why, and how the last calls went, without the providers' texts", async () => {
  await db.providerOutcome.createMany({
    data: [
      { provider: 'mail', outcome: 'success', at: new Date('2026-03-01T10:00:00Z') },
      { provider: 'voices', outcome: 'failure', reason: 'key', status: 401, at: new Date('2026-03-02T10:00:00Z') },
    ],
    skipDuplicates: true,
  })
  const text = textOf(await open('/admin'))
  expect(text).toContain('OPENAI_API_KEY is not set.')
  expect(text).toContain('STRIPE_SECRET_KEY is not set.')
  expect(text).toContain('SMTP_URL is not set')
  expect(text).toContain('It does not accept our key. (HTTP 401)')
  expect(text).not.toContain(process.env.DATABASE_URL ?? 'postgresql://')
})

test('a parked job is retried once, after confirmation', async () => {
  const { id } = await parkedJob('SMTP said no')
  expect(await open('/admin')).toContain('SMTP said no')
  expect(await open(`/admin?retry=${id}`)).toContain('Try &quot;mail-verification&quot; again?')
  const done = await post(`/admin?retry=${id}`, { intent: 'job-retry', id: String(id) })
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/admin'])
  expect(await db.job.findUnique({ where: { id } })).toMatchObject({ parkedAt: null, attempts: 0 })
  expect(await lastAct()).toEqual({ action: 'job-retried', subjectName: 'mail-verification' })
  const again = await post(`/admin?dismiss=${id}`, { intent: 'job-dismiss', id: String(id) })
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('already dealt with this job')])
  expect(await db.job.count({ where: { id } })).toBe(1)
})

test('a parked job is dismissed after confirmation, and another number affects no job', async () => {
  const { id } = await parkedJob('No such mailbox')
  expect(await open(`/admin?dismiss=${id}`)).toContain('This cannot be undone.')
  expect((await post(`/admin?dismiss=${id}`, { intent: 'job-dismiss', id: String(id) })).status).toBe(303)
  expect(await db.job.count({ where: { id } })).toBe(0)
  expect(await lastAct()).toEqual({ action: 'job-dismissed', subjectName: 'mail-verification' })
  for (const wrong of ['', '-1', '1; DELETE', '99999999999999999999'])
    expect((await post('/admin', { intent: 'job-retry', id: wrong })).status, wrong).toBe(400)
  expect((await post('/admin', { intent: 'nonsense' })).status).toBe(400)
})

test('feedback is closed, leaves the open list, and can be reopened', async () => {
  await db.feedback.deleteMany()
  const { id } = await db.feedback.create({ data: { category: 'Bug Report', comment: 'A quiet voice', pageUrl: '/' } })
  const done = await post('/admin?feedback=open', { intent: 'feedback-done', id: String(id) })
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/admin?feedback=open#feedback-title'])
  expect((await post('/admin', { intent: 'feedback-done', id: String(id) })).status).toBe(303)
  expect(await db.adminAct.count({ where: { action: 'feedback-done', subjectId: String(id) } })).toBe(1)
  expect(await open('/admin?feedback=open')).toContain('No open feedback.')
  expect(await open('/admin')).toContain('A quiet voice')
  await post('/admin', { intent: 'feedback-reopen', id: String(id) })
  expect(await open('/admin?feedback=open')).toContain('A quiet voice')
})

test('feedback of a monthly subscriber comes first and says why, on its page and on the next', async () => {
  await db.feedback.deleteMany()
  const payer = await createAccount()
  await noteBought(payer)
  const paid = { status: 'active', periodEnd: new Date(Date.now() + 86_400_000) } as const
  await db.billingAccount.update({ where: { userId: payer.id }, data: paid })
  const remark = { category: 'Other', pageUrl: '/' }
  for (const comment of ['Paid and older', 'Paid and newer'])
    await db.feedback.create({ data: { ...remark, comment, userId: payer.id } })
  await db.feedback.create({ data: { ...remark, comment: 'Newest of all' } })
  const whole = await open('/admin')
  const places = ['Paid and newer', 'Paid and older', 'Newest of all'].map((comment) => whole.indexOf(comment))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  expect(whole.match(/priority: monthly plan/g)).toHaveLength(2)
  const one = await open('/admin?limit=1')
  expect(one).toContain('Paid and newer')
  const older = /href="(\/admin\?[^"#]*cursor=[^"#]*)#/.exec(one)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await open(older)).toContain('Paid and older')
})

test('the waiting list is complete CSV with a header, and no cell is a formula', async () => {
  const many = Array.from({ length: 1_500 }, (_, index) => ({ email: `list-${index}@example.org` }))
  await db.waitlist.createMany({ data: [{ email: '=cmd|1@example.org' }, { email: 'a"b@örnek.example' }, ...many] })
  const response = await app.request('/admin/waitlist.csv', { headers: await signedInAs(admin) })
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present')
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="kopru-waitlist-[\d-]+\.csv"$/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const lines = (await response.text()).trimEnd().split('\r\n')
  expect(lines[0]).toBe('"email","joined_at"')
  expect(lines[1]).toMatch(/^"'=cmd\|1@example\.org","\d{4}-/)
  expect(lines[2]).toMatch(/^"a""b@örnek\.example",/)
  expect(lines).toHaveLength(1 + (await db.waitlist.count()))
  expect(new Set(lines).size).toBe(lines.length)
  expect(await lastAct()).toEqual({ action: 'waitlist-exported', subjectName: 'waitlist' })
})

test('disputes are newest first, without a name or a recording, until they are reviewed', async () => {
  const act = revisionsOf({ app, sample })
  const learner = await createAccount({ username: 'quiet-learner' })
  const submissionId = await act.attempt(learner, [2, 4, 6], 'browser')
  await act.correct(learner, { submissionId, segmentIndex: 2, transcript: 'First correction' })
  await act.correct(learner, { submissionId, segmentIndex: 4 })
  const guestAttempt = await act.attempt(null, [2, 4, 6], 'browser')
  await act.correct(null, { submissionId: guestAttempt, segmentIndex: 4, transcript: '<b>said</b> by a guest' })
  const html = await open('/admin/disputes')
  const text = textOf(html)
  // React escapes apostrophes.
  const places = ['by a guest', act.model(4).replaceAll("'", '&#x27;'), 'First correction'].map((said) =>
    html.indexOf(said),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(html).toContain('&lt;b&gt;said&lt;/b&gt;')
  expect(text.split(`Heard ${act.cutShort(2)}`)).toHaveLength(2)
  expect(html).not.toContain('quiet-learner')
  expect(html).not.toContain('/api/recordings/')
  expect(text).toMatch(/Disputes 3 Scored attempts 2 Per 100 attempts 150/)
})

test("editing one's own typed words is not a dispute", async () => {
  const act = revisionsOf({ app, sample })
  const learner = await createAccount()
  const submissionId = await act.attempt(learner)
  expect((await act.correct(learner, { submissionId, segmentIndex: 2, transcript: 'Typed better' })).status).toBe(200)
  const html = await open('/admin/disputes')
  expect(html).not.toContain('Typed better')
  expect(textOf(html)).toMatch(/Disputes 3 Scored attempts 3 Per 100 attempts 100/)
  const { id } = await db.segmentRevision.findFirstOrThrow({ where: { submissionId } })
  await post('/admin/disputes', { intent: 'seen', id })
  expect((await db.segmentRevision.findUniqueOrThrow({ where: { id } })).seenAt).toBeNull()
})

test('a second thought about a correction is the same dispute', async () => {
  const act = revisionsOf({ app, sample })
  const learner = await createAccount()
  const submissionId = await act.attempt(learner, [2, 4, 6], 'browser')
  await act.correct(learner, { submissionId, segmentIndex: 2, transcript: 'Said at first' })
  await act.correct(learner, { submissionId, segmentIndex: 2, transcript: 'On second thoughts' })
  const html = await open('/admin/disputes')
  expect([html.includes('Said at first'), html.includes('On second thoughts')]).toEqual([true, false])
  await db.submission.delete({ where: { id: submissionId } })
})

test('a reviewed dispute leaves the open ones, once', async () => {
  const html = await open('/admin/disputes')
  expect(await open('/admin')).toContain('3 transcript disputes')
  const [first] = [...html.matchAll(/name="id" value="([\da-f-]{36})"/g)].map(([, id]) => id)
  const seen = await post('/admin/disputes?show=open', { intent: 'seen', id: first ?? '' })
  expect([seen.status, seen.headers.get('Location')]).toEqual([303, '/admin/disputes?show=open'])
  expect((await post('/admin/disputes', { intent: 'seen', id: first ?? '' })).status).toBe(303)
  expect(await db.adminAct.count({ where: { action: 'dispute-seen' } })).toBe(1)
  expect(await open('/admin/disputes?show=open')).not.toContain('by a guest')
  expect(await open('/admin/disputes')).toContain('by a guest')
  expect((await post('/admin/disputes', { intent: 'seen', id: 'x' })).status).toBe(400)
})

test('disputes come in pages', async () => {
  const total = await db.segmentRevision.count({ where: { kind: 'correction' } })
  let path: string | undefined = '/admin/disputes?limit=1'
  let pages = 0
  while (path !== undefined) {
    const html: string = await open(path)
    pages += 1
    path = /href="(\/admin\/disputes\?[^"]*cursor=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  // One of them edited typed words.
  expect([total, pages]).toEqual([4, 3])
})
