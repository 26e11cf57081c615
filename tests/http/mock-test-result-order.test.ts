import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createTemplateRow, mockTestsOf, passMinutes, type TemplateRow } from '#tests/support/mock-test.ts'

let app: RunningApp
let template: TemplateRow

const { begin, speak, right, finish } = mockTestsOf({ app: () => app, template: () => template })

beforeAll(async () => {
  app = await startApp()
  await db.rateLimit.deleteMany()
  template = await createTemplateRow(3)
})
afterAll(() => app.close())

test('a mock test shows the number with 63 and 29, both bridges, the costliest lines, one step, then the rest', async () => {
  const begun = await begin()
  await speak(begun, { slot: 1, say: right(1) })
  await speak(begun, { slot: 2, say: right(2), count: 1 })
  await passMinutes(begun.mockTestId, 46)
  const { officialLine } = await finish(begun)
  const headers = await signedInAs(begun.user)
  const html = await (await app.request(`/mock-test/session/${begun.mockTestId}`, { headers })).text()
  const places = [
    '>Total score<',
    '>pass mark 63<',
    officialLine,
    '>pass mark 29<',
    'aria-label="Dialogue 1, what held"',
    'aria-label="Dialogue 2, what held"',
    '>The lines that cost you most<',
    '>What to do next<',
    '>Review by dialogue<',
    '>Deduction sheet<',
  ].map((words) => html.indexOf(words))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).not.toMatch(/<details open=""[^>]*group\/dialogue/u)
}, 60_000)
