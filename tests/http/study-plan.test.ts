import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { addDays } from '#app/models/study-plan/days.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { valueIn } from '#tests/support/html.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const SETUP = '/study-plan/setup'
const TODAY = new Date().toISOString().slice(0, 10)
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const form = (changes: Record<string, string> = {}) => ({
  testDate: addDays(TODAY, 30),
  hearing: '2',
  remembering: '',
  wording: '5',
  ...Object.fromEntries(DAYS.map((day) => [day, '30'])),
  ...changes,
})

type Account = Awaited<ReturnType<typeof createAccount>>

async function post(learner: Account, path: string, fields: Record<string, string>) {
  const headers = await writingAs(learner)
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

async function open(learner: Account, path: string) {
  return app.request(path, { headers: await signedInAs(learner) })
}

test('three answers make a plan; what was skipped is empty', async () => {
  const learner = await createAccount()
  expect((await post(learner, SETUP, form())).headers.get('Location')).toBe('/study-plan')
  const stored = await db.studyPlan.findUniqueOrThrow({ where: { userId: learner.id } })
  expect(stored).toMatchObject({ hearing: 2, remembering: null, wording: 5, minutes: [30, 30, 30, 30, 30, 30, 30] })
  const page = await (await open(learner, '/study-plan')).text()
  expect(page).toContain('30 days to your test')
  expect(page.replaceAll('<!-- -->', '')).toContain('0 of 30 min')
})

const WRONG: [Record<string, string>, string][] = [
  [{ testDate: addDays(TODAY, -2) }, 'This day is over.'],
  [{ testDate: '2026-02-30' }, 'Please enter a date, or leave it empty.'],
  [{ testDate: addDays(TODAY, 900) }, 'within the next two years'],
  [{ tuesday: '721' }, 'Please enter minutes from 0 to 720.'],
  [{ tuesday: 'viel' }, 'Please enter minutes from 0 to 720.'],
  [Object.fromEntries(DAYS.map((day) => [day, '0'])), 'Please give at least one day some minutes.'],
  [{ hearing: '9' }, 'This is not one of the choices.'],
]

test.each(WRONG)('%j is refused with a sentence, and nothing that was typed is lost', async (changes, sentence) => {
  const learner = await createAccount()
  const refused = await post(learner, SETUP, form({ wednesday: '17', ...changes }))
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain(sentence)
  expect(valueIn(html, 'wednesday')).toBe(changes.wednesday ?? '17')
  expect(await db.studyPlan.count({ where: { userId: learner.id } })).toBe(0)
})

test('“Not now” is remembered, and a plan can still be made', async () => {
  const learner = await createAccount()
  expect(await (await open(learner, '/dashboard')).text()).toContain('When is your test?')
  const answer = await post(learner, '/study-plan', { intent: 'decline' })
  expect(answer.headers.get('Location')).toBe('/dashboard')
  const html = await (await open(learner, '/dashboard')).text()
  expect(html).not.toContain('When is your test?')
  expect(html).toContain('href="/study-plan/setup"')
})

test('a plan without an hour on any day says that a mock test does not fit', async () => {
  const learner = await createAccount()
  await post(learner, SETUP, form())
  const html = await (await open(learner, '/study-plan')).text()
  expect(html.includes('A mock test takes an hour')).toBe(
    !Object.values(form()).some((minutes) => Number(minutes) >= 60),
  )
})

test('a paused plan asks for nothing, and goes on when wanted', async () => {
  const learner = await createAccount()
  await post(learner, SETUP, form())
  expect((await post(learner, '/study-plan', { intent: 'pause', days: '7' })).status).toBe(303)
  expect(await (await open(learner, '/study-plan')).text()).toContain('Your plan is paused until')
  expect((await post(learner, '/study-plan', { intent: 'pause', days: '5' })).status).toBe(400)
  await post(learner, '/study-plan', { intent: 'resume' })
  expect(await (await open(learner, '/study-plan')).text()).not.toContain('paused until')
})

test('the calendar has an entry for each day up to the test; its address is secret, and ends', async () => {
  const learner = await createAccount()
  await post(learner, SETUP, form())
  const file = await open(learner, '/study-plan/calendar.ics')
  expect(file.headers.get('Content-Type')).toContain('text/calendar')
  const text = await file.text()
  expect(text.match(/BEGIN:VEVENT/gu)).toHaveLength(31)
  expect(text).toContain('SUMMARY:NAATI CCL test')
  const made = await (await post(learner, '/study-plan', { intent: 'feed' })).text()
  const [path = ''] = /\/study-plan\/feed\/[\w-]+\.ics/u.exec(made) ?? []
  const feed = await app.request(path)
  expect(feed.status).toBe(200)
  expect(feed.headers.get('Cache-Control')).toBe('private, no-cache')
  expect((await feed.text()).match(/BEGIN:VEVENT/gu)).toHaveLength(31)
  const { feedHash } = await db.studyPlan.findUniqueOrThrow({ where: { userId: learner.id } })
  expect(path).not.toContain(feedHash)
  await post(learner, '/study-plan', { intent: 'feed' })
  expect((await app.request(path)).status).toBe(404)
  await post(learner, '/study-plan', { intent: 'feed-off' })
  expect(await db.studyPlan.count({ where: { userId: learner.id, feedHash: { not: null } } })).toBe(0)
})

test('a deleted plan is gone with its calendar', async () => {
  const learner = await createAccount()
  await post(learner, SETUP, form())
  expect((await post(learner, '/study-plan', { intent: 'delete' })).headers.get('Location')).toBe('/dashboard')
  expect((await open(learner, '/study-plan')).headers.get('Location')).toBe(SETUP)
})
