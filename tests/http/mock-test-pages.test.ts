import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp
let free: { id: number; title: string }
let premium: { id: number; title: string }

beforeAll(async () => {
  app = await startApp()
  free = await db.mockTestTemplate.findFirstOrThrow({ where: { accessLevel: 'free' } })
  premium = await db.mockTestTemplate.findFirstOrThrow({ where: { accessLevel: 'premium' } })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

type User = { id: number }

async function get(user: User, path: string): Promise<Response> {
  return app.request(path, { headers: await signedInAs(user) })
}

async function post(user: User, path: string, fields: Record<string, string> = {}): Promise<Response> {
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: await writingAs(user) })
}

const examPath = (template: { id: number }) => `/mock-test/exam/${template.id}`

async function attemptsOf(user: User) {
  return db.mockTestAttempt.findMany({ where: { userId: user.id }, select: { id: true, realRules: true } })
}

test('Begin Test is a plain form that leads to the session, under the chosen rules', async () => {
  const [guided, strict] = [await createAccount(), await createAccount()]
  const started = await post(guided, examPath(free), { realRules: 'false' })
  await post(strict, examPath(free), { realRules: 'true' })
  const [attempt] = await attemptsOf(guided)
  expect(started.status).toBe(303)
  expect(started.headers.get('Location')).toBe(`/mock-test/session/${attempt?.id}`)
  expect(attempt?.realRules).toBe(false)
  expect((await attemptsOf(strict)).map(({ realRules }) => realRules)).toEqual([true])
})

test('two concurrent clicks start one test, and both lead to it', async () => {
  const user = await createAccount()
  const answers = await Promise.all([post(user, examPath(free)), post(user, examPath(free))])
  const [attempt, ...others] = await attemptsOf(user)
  expect(others).toEqual([])
  for (const answer of answers) expect(answer.headers.get('Location')).toBe(`/mock-test/session/${attempt?.id}`)
})

test('during the cool-down the start is refused with the date, and the page has no button', async () => {
  const user = await createAccount()
  await post(user, examPath(free))
  const results = { dialogue1Results: { total: 34 }, dialogue2Results: { total: 26 }, overallScore: 60, passed: false }
  const data = { ...results, status: 'completed', completedAt: new Date() } as const
  await db.mockTestAttempt.updateMany({ where: { userId: user.id }, data })
  const refused = await post(user, examPath(free))
  expect(refused.status).toBe(409)
  expect(await refused.text()).toMatch(/You can start your next mock test from \w{3} \d{2}, \d{4}/)
  const intro = await (await get(user, examPath(free))).text()
  expect(intro).toContain('A working microphone.')
  for (const absent of ['Begin Test', 'Check it below.']) expect(intro).not.toContain(absent)
  expect(await attemptsOf(user)).toHaveLength(1)
})

test('the page before the test says when the recording starts, and where to check the microphone', async () => {
  const intro = await (await get(await createAccount(), examPath(free))).text()
  expect(intro).toContain('after the second chime the recording starts')
  expect(intro).toContain('Check it below.')
  expect(intro).not.toContain('waits for your first word')
})

test('an invalid choice of rules starts nothing', async () => {
  const user = await createAccount()
  expect((await post(user, examPath(free), { realRules: 'perhaps' })).status).toBe(400)
  expect(await attemptsOf(user)).toEqual([])
})

test('a premium mock test leads to the plans, from its page, its preparation and its start', async () => {
  const user = await createAccount()
  const answers = [
    await get(user, examPath(premium)),
    await get(user, `/mock-test/tutorial/${premium.id}`),
    await post(user, examPath(premium)),
  ]
  for (const answer of answers) expect(answer.headers.get('Location')).toBe('/upgrade')
  expect(await attemptsOf(user)).toEqual([])
  const pro = await createAccount({ plan: 'pro' })
  expect((await get(pro, examPath(premium))).status).toBe(200)
})

test('an address without a test is a 404 with a link back', async () => {
  const user = await createAccount()
  for (const id of ['999999', 'abc', '0']) {
    for (const kind of ['exam', 'tutorial']) {
      const answer = await get(user, `/mock-test/${kind}/${id}`)
      expect(answer.status).toBe(404)
      const page = await answer.text()
      expect(page).toContain('Template Not Found')
      expect(page).toContain('Back to Templates')
    }
  }
})

test('finishing the tutorial is stored, and until then the intro offers the tutorial first', async () => {
  const user = await createAccount()
  expect(await (await get(user, examPath(free))).text()).toContain('First time here?')
  const done = await post(user, `/mock-test/tutorial/${free.id}`)
  expect(done.status).toBe(303)
  expect(done.headers.get('Location')).toBe(examPath(free))
  const { hasCompletedInterfaceTutorial } = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(hasCompletedInterfaceTutorial).toBe(true)
  expect(await (await get(user, examPath(free))).text()).not.toContain('First time here?')
})

test('the list is narrowed by topic and level, in both languages and without JavaScript', async () => {
  const user = await createAccount()
  const listed = async (query: string) => {
    const html = await (await get(user, `/mock-test${query}`)).text()
    return {
      html,
      titles: [...html.matchAll(/<h3 id="template-\d+-title"[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title),
    }
  }
  const housing = await listed('?topic=Housing&level=intermediate')
  expect(housing.titles).toEqual(['Mock Test 1: Community and Housing', 'Mock Test 10: Finance and Housing'])
  expect(housing.html).toContain('Show all tests')
  expect((await listed('?topic=Nowhere')).titles.length).toBeGreaterThanOrEqual(20)
  await db.userSettings.update({ where: { userId: user.id }, data: { language: 'tr' } })
  const turkish = await listed('?topic=Housing&level=advanced')
  expect(turkish.titles).toEqual(['Deneme Sınavı 16: Sağlık ve Konut'])
  expect(turkish.html).toContain('Bütün sınavları göster')
})

test('a learner sees their own tests only', async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  await post(owner, examPath(free))
  const [own, other] = [await get(owner, '/mock-test'), await get(stranger, '/mock-test')]
  expect(await own.text()).toContain('Your mock test is running')
  expect(await other.text()).not.toContain('Your mock test is running')
})

test('no page before the test contains text of its dialogues', async () => {
  const user = await createAccount()
  const template = await db.mockTestTemplate.findUniqueOrThrow({
    where: { id: free.id },
    select: { dialogue1: { select: { transcript: true } } },
  })
  const { segments } = JSON.parse(template.dialogue1.transcript)
  for (const path of ['/mock-test', examPath(free), `/mock-test/tutorial/${free.id}`]) {
    const page = await (await get(user, path)).text()
    for (const { text, translation } of segments) {
      expect(page).not.toContain(text)
      expect(page).not.toContain(translation)
    }
  }
})
