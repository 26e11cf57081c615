import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createFinishedMockTest } from '#tests/support/finished-mock-tests.ts'
import { createNumberDialogue, writeErrors } from '#tests/support/numbers.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function learner() {
  const user = await createAccount()
  const headers = await signedInAs(user)
  const read = async (path: string) => (await app.request(path, { headers })).text()
  return { userId: user.id, read }
}

test('a newcomer reads what will be here, and which milestones there are', async () => {
  const { read } = await learner()
  const html = await read('/progress')
  expect(html).toContain('Your error profile begins with your next dialogue.')
  expect(html).toContain('First dialogue without a lost number')
  expect(html).not.toContain('reached on')
  expect(html).not.toContain('Marks lost per dialogue')
  expect(await read('/dashboard')).not.toContain('id="new-milestones"')
})

test('errors by kind and week in a drawing, in words and in a table, of their learner only', async () => {
  const [{ userId, read }, other] = [await learner(), await learner()]
  const id = await createSession({ userId })
  await writeErrors(id, [
    { rule: 'part-missing', category: 'omission', deduction: 2.5 },
    { rule: 'fillers', category: 'delivery', deduction: 0.5 },
  ])
  const html = await read('/progress')
  const eight = 'no dialogue, '.repeat(7)
  expect(html).toContain(`Omission: ${eight}2.5. Delivery: ${eight}0.5.`)
  expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Omission<\/th>/)
  expect(html).toContain('no segment came back')
  expect(html).toContain('Only you can see this page.')
  expect(await other.read('/progress')).not.toContain('Omission')
  await db.userSettings.update({ where: { userId }, data: { language: 'tr' } })
  expect(await read('/progress')).toMatch(/Atlama: (?:diyalog yok; ){7}2,5\./)
})

test('milestones are on the page for good and on the dashboard for a week', async () => {
  const { userId, read } = await learner()
  const at = new Date(Date.now() - 20 * 86_400_000)
  await createFinishedMockTest({ userId, topics: ['Legal', 'Housing'], totals: [34, 31], at })
  await createSession({ userId, dialogue: await createNumberDialogue() })
  const dashboard = await read('/dashboard')
  expect(dashboard).toContain('id="new-milestones"')
  expect(dashboard).toContain('First dialogue without a lost number')
  expect(dashboard).not.toContain('First mock test with 63 of 90')
  const html = await read('/progress')
  expect(html.match(/reached on/g)).toHaveLength(2)
  expect(html.match(/not yet/g)).toHaveLength(2)
})

test('the result of the first dialogue without a lost number says so, and no later one', async () => {
  const { userId, read } = await learner()
  const dialogue = await createNumberDialogue()
  const first = await createSession({ userId, dialogue, at: new Date('2026-01-05T10:00:00Z') })
  const second = await createSession({ userId, dialogue })
  const said = 'Your first dialogue without a lost number.'
  expect(await read(`/practice/${dialogue.id}?attempt=${first}`)).toContain(said)
  expect(await read(`/practice/${dialogue.id}?attempt=${second}`)).not.toContain(said)
})
