import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { addDays } from '#app/models/study-plan/days.ts'
import { addCards } from '#app/models/vocabulary/deck.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { isInvalid, valueIn } from '#tests/support/html.ts'
import { createSession } from '#tests/support/sessions.ts'
import { statementsOf } from '#tests/support/statements.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ alone: true })
})
afterAll(() => app.close())

const RESULT = '/test-day/result'
const TODAY = dayIn('UTC', new Date())

type Account = Awaited<ReturnType<typeof createAccount>>

/** A learner with a test so many days from today; negative: it is over. */
async function createCandidate(inDays: number, timezone = 'UTC'): Promise<Account & { satOn: string }> {
  const learner = await createAccount()
  await db.userSettings.update({ where: { userId: learner.id }, data: { timezone } })
  const satOn = addDays(dayIn(timezone, new Date()), inDays)
  const minutes = [30, 30, 30, 30, 30, 30, 30]
  const [testDate, startsOn] = [new Date(satOn), new Date(addDays(TODAY, -40))]
  await db.studyPlan.create({ data: { userId: learner.id, testDate, minutes, startsOn } })
  return { ...learner, satOn }
}

async function read(learner: Account, path: string): Promise<string> {
  const response = await app.request(path, { headers: await signedInAs(learner) })
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

async function post(learner: Account, fields: Record<string, string>) {
  const body = new URLSearchParams({ intent: 'save', ...fields })
  return app.request(RESULT, { method: 'POST', headers: await writingAs(learner), body })
}

const CARDS = [
  [8, null, null],
  [7, '7 days to your test', '/rehearsal'],
  [1, 'Your test is tomorrow', '/rehearsal'],
  [0, 'Your test is today', '/warm-up'],
  [-1, 'How did it go?', RESULT],
  [-80, 'How did it go?', RESULT],
] as const

test.each(CARDS)('%i days to the test, dashboard and plan say %s and lead to %s', async (inDays, title, path) => {
  const learner = await createCandidate(inDays)
  const [dashboard, plan] = [await read(learner, '/dashboard'), await read(learner, '/study-plan')]
  if (title !== null) expect(dashboard).toContain(`>${title}</h2>`)
  for (const other of ['/rehearsal', '/warm-up', RESULT]) {
    expect(dashboard.includes(`href="${other}"`), other).toBe(other === path)
    expect(plan.includes(`href="${other}"`), other).toBe(other === path)
  }
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the day of the test is the learner’s own in %s',
  async (zone) => {
    expect(await read(await createCandidate(0, zone), '/dashboard')).toContain('href="/warm-up"')
    expect(await read(await createCandidate(1, zone), '/dashboard')).toContain('href="/rehearsal"')
    expect(await read(await createCandidate(-1, zone), '/dashboard')).toContain(`href="${RESULT}"`)
  },
)

test('the card costs no statement before the test, and one after it', async () => {
  const costOf = async (inDays: number) => {
    const headers = await signedInAs(await createCandidate(inDays))
    const ask = async () => (await app.request('/dashboard', { headers })).text()
    await ask()
    return (await statementsOf(ask)).length
  }
  const usual = await costOf(30)
  expect(await costOf(3)).toBe(usual)
  expect(await costOf(0)).toBe(usual)
  expect(await costOf(-3)).toBe(usual + 1)
})

test('before the test is over there is nothing to tell, and nothing is taken', async () => {
  for (const inDays of [0, 5]) {
    const learner = await createCandidate(inDays)
    expect(await read(learner, RESULT)).toContain('Once the day of your test is over')
    expect((await post(learner, { satOn: learner.satOn, outcome: 'passed' })).status).toBe(400)
    expect(await db.testOutcome.count({ where: { userId: learner.id } })).toBe(0)
  }
})

test('a pass is congratulated, and the question is not asked again', async () => {
  const learner = await createCandidate(-3)
  const saved = await post(learner, { satOn: learner.satOn, outcome: 'passed', firstMarks: '36,5', secondMarks: '35' })
  expect(saved.headers.get('Location')).toBe(`${RESULT}?on=${learner.satOn}`)
  const html = await read(learner, RESULT)
  expect(html).toContain('Congratulations!')
  expect(html).toContain('You had 71.5 of 90.')
  expect(await read(learner, '/dashboard')).not.toContain('How did it go?')
})

const FAILS = [
  [{ marks: '60' }, 'With 60 you can ask for one.'],
  [{ marks: '57,5' }, 'With 57.5 there is no review.'],
  [{ firstMarks: '40', secondMarks: '28' }, 'Your total was enough'],
  [{}, 'If you enter your marks'],
] as const

test.each(FAILS)('after a fail with %j the review and a second try are explained: %s', async (marks, sentence) => {
  const learner = await createCandidate(-40)
  await post(learner, { satOn: learner.satOn, outcome: 'not-passed', ...marks })
  const html = await read(learner, RESULT)
  expect(html).toContain(sentence)
  expect(html).toContain('If you fail with 58 or more, you can ask for a review within 30 days. It costs A$187.')
  expect(html).toContain('https://www.naati.com.au/resources/fees/')
  expect(html).toContain('href="/study-plan/setup"')
})

test('who waits is asked again once the result may be there', async () => {
  const early = await createCandidate(-27)
  await post(early, { satOn: early.satOn, outcome: 'waiting', marks: '70' })
  expect(await read(early, RESULT)).toContain('Results come by email, 4 to 6 weeks after the test')
  expect(await read(early, '/dashboard')).not.toContain('Has your result arrived?')
  expect(await db.testOutcome.findFirst({ where: { userId: early.id } })).toMatchObject({ marks: null })
  const late = await createCandidate(-28)
  await post(late, { satOn: late.satOn, outcome: 'waiting' })
  expect(await read(late, '/dashboard')).toContain('Has your result arrived?')
})

test('what was refused keeps what was typed, and says what is wrong', async () => {
  const learner = await createCandidate(-2)
  const refused = await post(learner, { satOn: learner.satOn, marks: '95', note: 'too fast' })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain('Please choose one of the four answers.')
  expect(isInvalid(html, 'marks')).toBe(true)
  expect(valueIn(html, 'marks')).toBe('95')
  expect(html).toContain('too fast</textarea>')
})

test('an answer is changed and deleted, and outlives a new date', async () => {
  const learner = await createCandidate(-30)
  const { satOn } = learner
  await post(learner, { satOn, outcome: 'waiting', note: 'too fast' })
  const next = new Date(addDays(TODAY, 60))
  await db.studyPlan.update({ where: { userId: learner.id }, data: { testDate: next } })
  expect(await read(learner, `${RESULT}?on=${satOn}`)).toContain('too fast</textarea>')
  await post(learner, { satOn, outcome: 'unsaid' })
  expect(await db.testOutcome.findMany({ where: { userId: learner.id } })).toMatchObject([{ outcome: 'unsaid' }])
  expect((await post(learner, { satOn, intent: 'delete' })).status).toBe(303)
  expect(await db.testOutcome.count({ where: { userId: learner.id } })).toBe(0)
  expect(await read(learner, RESULT)).toContain('Once the day of your test is over')
})

test('two tests have two answers, each with its address', async () => {
  const learner = await createCandidate(-5)
  const earlier = addDays(learner.satOn, -90)
  const told = { userId: learner.id, satOn: new Date(earlier), outcome: 'not-passed', marks: 50 }
  await db.testOutcome.create({ data: told })
  const html = await read(learner, RESULT)
  expect(html).toContain('Your other tests')
  expect(html).toContain(`href="${RESULT}?on=${earlier}"`)
  expect(html).not.toContain('Congratulations!')
  expect(await read(learner, `${RESULT}?on=${earlier}`)).toContain('With 50 there is no review.')
})

test('nobody sees, changes or deletes the answer of another', async () => {
  const mine = await createCandidate(-5)
  const stranger = await createAccount()
  await post(mine, { satOn: mine.satOn, outcome: 'not-passed', note: 'my own note' })
  expect(await read(stranger, `${RESULT}?on=${mine.satOn}`)).not.toContain('my own note')
  expect((await post(stranger, { satOn: mine.satOn, outcome: 'passed' })).status).toBe(400)
  expect((await post(stranger, { satOn: mine.satOn, intent: 'delete' })).status).toBe(400)
  expect(await db.testOutcome.findMany({ where: { userId: mine.id } })).toMatchObject([{ outcome: 'not-passed' }])
})

test('the rehearsal follows the facts: no headset, one repeat, five seconds, with sources', async () => {
  const html = await read(await createAccount(), '/rehearsal')
  expect(html).toContain('Headsets, headphones and earphones are not allowed')
  expect(html).toContain('1 segment in each dialogue again without losing marks')
  expect(html).toContain('Start within 5 seconds')
  expect(html).toContain('src="/sounds/record-chime.mp3"')
  expect(html).toContain('candidate-information/ccl-candidate-instructions')
  expect(html).toContain('href="/mock-test"')
})

test('the warm-up of a newcomer needs nothing, and brings nothing that is hard', async () => {
  const html = await read(await createAccount(), '/warm-up')
  expect(html).toContain('href="/sprints/numbers?level=1&amp;minutes=2"')
  expect(html).toContain('href="/memory"')
  expect(html).toContain('level=beginner"')
  expect(html).toContain('href="/practice/sample?part=first"')
})

test('the warm-up is made of what the learner has done well', async () => {
  const learner = await createAccount()
  const userId = learner.id
  const good = await createDialogue({ title: 'The quiet flat' })
  await createSession({ userId, dialogue: good, total: 41.5 })
  await createSession({ userId, dialogue: await createDialogue(), total: 34 })
  const tried = { userId, language: 'en', units: 6, interpreted: 6 }
  await db.memoryTry.createMany({
    data: [
      { ...tried, id: randomUUID(), rung: 12, passage: 'en-12-01', repeated: 6 },
      { ...tried, id: randomUUID(), rung: 8, passage: 'en-08-02', repeated: 6 },
      { ...tried, id: randomUUID(), rung: 8, passage: 'en-08-01', repeated: 2 },
    ],
  })
  const [word] = await db.vocabulary.findMany({ where: { publishedAt: { not: null } }, take: 1 })
  await addCards(db, { userId, word: { vocabularyId: word?.id ?? 0 }, now: new Date('2026-03-01') })
  const html = await read(learner, '/warm-up')
  expect(html).toContain(`href="/practice/${good.id}"`)
  expect(html).toContain('“The quiet flat”: you had 41.5 of 45 in it.')
  expect(html).toContain('href="/memory/en-08-02"')
  expect(html).toContain('href="/vocabulary?mode=due"')
})

test('a dialogue that needs Pro is not offered once Pro has ended', async () => {
  const learner = await createAccount({ plan: 'ended' })
  const premium = await createDialogue({ accessLevel: 'premium' })
  await createSession({ userId: learner.id, dialogue: premium, total: 44 })
  expect(await read(learner, '/warm-up')).toContain('href="/practice/sample?part=first"')
})
