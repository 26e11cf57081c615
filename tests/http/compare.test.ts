import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function learner() {
  const user = await createAccount()
  return { userId: user.id, headers: await signedInAs(user) }
}

async function open(path: string, headers: Record<string, string>) {
  const response = await app.request(path, { headers })
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

const on = (day: number) => new Date(Date.UTC(2026, 0, day))

test('an attempt is compared with the one before it; another can be chosen', async () => {
  const { userId, headers } = await learner()
  const dialogue = await createDialogue({ title: 'The key' })
  const first = await createSession({ userId, dialogue, total: 20, errors: ['critical'], at: on(1) })
  const second = await createSession({ userId, dialogue, total: 30, at: on(2), recordings: 1 })
  const third = await createSession({ userId, dialogue, total: 38.5, at: on(3) })
  const { status, html } = await open(`/history/compare/${third}`, headers)
  expect(status).toBe(200)
  expect(html).toContain('8.5 marks better than before.')
  expect(html).toContain('30/45')
  expect(html).toMatch(/<audio[^>]*src="\/api\/recordings\//)
  expect(html).toContain(`<option value="${first}"`)
  expect(html).toMatch(new RegExp(`<option value="${second}" selected=""`))
  const chosen = await open(`/history/compare/${third}?with=${first}`, headers)
  expect(chosen.html).toContain('18.5 marks better than before.')
  expect(chosen.html).toContain('Better: segment 1.')
  // The first one has only later ones.
  expect((await open(`/history/compare/${first}`, headers)).html).toContain('10 marks better than before.')
})

test('with a single attempt the page says so, and its session in History offers no comparison', async () => {
  const { userId, headers } = await learner()
  const id = await createSession({ userId })
  expect((await open(`/history/compare/${id}`, headers)).html).toContain('your only scored attempt')
  expect((await open(`/history?open=${id}`, headers)).html).not.toContain('/history/compare/')
  const dialogue = await createDialogue()
  const twice = await createSession({ userId, dialogue })
  await createSession({ userId, dialogue })
  expect((await open(`/history?open=${twice}`, headers)).html).toContain(`href="/history/compare/${twice}"`)
})

test('nobody compares what is not theirs, not scored, or of another dialogue', async () => {
  const { userId, headers } = await learner()
  const dialogue = await createDialogue()
  const own = await createSession({ userId, dialogue })
  const elsewhere = await createSession({ userId })
  const unscored = await createSession({ userId, dialogue, status: 'received' })
  const stranger = await learner()
  const foreign = await createSession({ userId: stranger.userId, dialogue })
  for (const path of [
    foreign,
    unscored,
    'x',
    `${own}?with=${foreign}`,
    `${own}?with=${elsewhere}`,
    `${own}?with=${unscored}`,
    `${own}?with=${own}`,
    `${own}?with=x`,
  ]) {
    const { status, html } = await open(`/history/compare/${path}`, headers)
    expect(status, path).toBe(404)
    expect(html).not.toContain('marks better')
  }
  expect((await open(`/history/compare/${own}`, stranger.headers)).status).toBe(404)
})
