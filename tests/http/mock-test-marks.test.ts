import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import type { MockTestResults } from '#app/models/mock-test/results-view.ts'
import { checklistOf } from '#app/models/scoring/self-marking/checklist.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createTemplateRow, mockTestsOf, passMinutes, type TemplateRow } from '#tests/support/mock-test.ts'

let app: RunningApp
let template: TemplateRow
const { begin, speak, right, ids, finish } = mockTestsOf({ app: () => app, template: () => template })

beforeAll(async () => {
  app = await startApp()
  template = await createTemplateRow(2)
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

type Begun = Awaited<ReturnType<typeof begin>>

const pathOf = ({ mockTestId }: Begun) => `/mock-test/session/${mockTestId}`
const pageOf = async ({ user }: Begun, path: string) =>
  (await app.request(path, { headers: await signedInAs(user) })).text()

async function send({ user }: Begun, path: string, fields: Iterable<[string, string]>): Promise<Response> {
  const headers = { ...(await writingAs(user)), Accept: 'text/html' }
  return app.request(path, { method: 'POST', body: new URLSearchParams([...fields]), headers })
}

/** The fields of the page's form, as a browser without script sends them. */
function fieldsIn(html: string): Map<string, string> {
  const tags = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
  const part = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]
  const sent = tags.filter((tag) => part(tag, 'type') === 'hidden' || / checked(?:=""|\s|\/|>)/.test(tag))
  return new Map(
    sent.flatMap((tag) => (part(tag, ' name') ? [[part(tag, ' name') ?? '', part(tag, 'value') ?? 'on']] : [])),
  )
}

/** A recorded test that nobody could turn into words. */
async function recorded(): Promise<Begun> {
  const begun = await begin()
  await speak(begun, { slot: 1 })
  await speak(begun, { slot: 2 })
  for (const slot of [1, 2] as const) await begun.calls.evaluate(ids(begun, slot))
  return begun
}

const resultsOf = async ({ calls, mockTestId }: Begun): Promise<MockTestResults> =>
  (await calls.results(mockTestId)).json()
const unitsOf = (slot: 1 | 2, index: number) => {
  const segment = template.dialogues[slot - 1]?.segments[index]
  return segment ? checklistOf(segment) : []
}

async function giveMarks(begun: Begun, segments: unknown): Promise<Response> {
  return app.request('/api/mock-test/marks', {
    method: 'POST',
    headers: { ...(await writingAs(begun.user)), 'Content-Type': 'application/json' },
    body: JSON.stringify({ mockTestId: begun.mockTestId, segments }),
  })
}

test('a recorded test without words is marked by its learner with a plain form, and says so everywhere', async () => {
  const begun = await recorded()
  const html = await pageOf(begun, pathOf(begun))
  for (const text of ['Dialogue 1, segment 1', 'Dialogue 2, segment 2', 'Type what I said instead']) {
    expect(html).toContain(text)
  }
  expect(html.match(/src="\/api\/recordings\//g)).toHaveLength(4)
  expect(html.match(/src="\/api\/audio\/segment\//g)).toHaveLength(4)
  const fields = fieldsIn(html)
  const [first] = unitsOf(1, 0)
  fields.delete(`kept:1-0:${first?.id}`)
  const sent = await send(begun, pathOf(begun), fields)
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, pathOf(begun)])
  const results = await resultsOf(begun)
  expect(results).toMatchObject({ markedBy: 'learner', ownMarks: null, machineTotal: null })
  const [error, ...others] = results.dialogues[0].evaluation.naatiScore.errors
  expect([error?.segment_id, error?.referenceQuote, others]).toEqual([1, first?.text, []])
  expect(results.summary.totalScore).toBe(90 - (error?.deduction ?? 0))
  expect(results.officialLine).toMatch(/^By your own marks: /)
  const page = await pageOf(begun, pathOf(begun))
  for (const text of ['Marked by you', 'These are the marks that you gave yourself.']) expect(page).toContain(text)
  for (const text of ['You reached the pass mark', 'Mark this test yourself']) expect(page).not.toContain(text)
  for (const path of ['/history', '/dashboard', '/mock-test']) {
    expect(await pageOf(begun, path), path).toContain('Marked by you')
  }
  expect(await pageOf(begun, '/dashboard')).toContain('Your trend starts with the first dialogue that Köprü marks.')
  const [row] = await (await begun.calls.history()).json()
  expect(row).toMatchObject({ markedBy: 'learner' })
  // XP are for interpreting, whoever marks it.
  expect(await db.dailyProgress.findMany({ where: { userId: begun.user.id } })).toMatchObject([{ xpEarned: 40 }])
  const totals = await db.learnerTotals.findUnique({ where: { userId: begun.user.id } })
  expect(totals).toMatchObject({ mockTestCount: 0, mockTestPassed: 0, selfMarkedMockTests: 1 })
  const again = await send(begun, pathOf(begun), fields)
  expect(again.status).toBe(409)
  expect((await resultsOf(begun)).summary).toEqual(results.summary)
})

test('typing stays one tap away, and then Köprü marks', async () => {
  const begun = await recorded()
  const typed = await pageOf(begun, `${pathOf(begun)}?type`)
  for (const text of ['What did you say?', 'Mark myself instead']) expect(typed).toContain(text)
  const words = [1, 2].flatMap((slot) =>
    [0, 1].map((index) => ({ slot: slot as 1 | 2, index, dialogueId: template.dialogues[slot - 1]?.id })),
  )
  const fields = words.flatMap(({ slot, index, dialogueId }, place): [string, string][] => [
    [`words[${place}].dialogueId`, String(dialogueId)],
    [`words[${place}].segmentIndex`, String(index)],
    [`words[${place}].text`, right(slot)(index)],
  ])
  expect((await send(begun, `${pathOf(begun)}?type`, fields)).status).toBe(303)
  expect(await resultsOf(begun)).toMatchObject({ markedBy: 'machine', summary: { totalScore: 90 }, selfReported: true })
})

test('a form that is not that of the checklists is refused, and stores nothing', async () => {
  const begun = await recorded()
  const fields = fieldsIn(await pageOf(begun, pathOf(begun)))
  const [first] = unitsOf(1, 0)
  for (const change of [
    (sent: Map<string, string>) => sent.delete(`loss:1-0:${first?.id}`),
    (sent: Map<string, string>) => sent.set(`loss:1-0:${first?.id}`, 'perfect'),
    (sent: Map<string, string>) => sent.set('kept:1-0:nothing-9', 'on'),
    (sent: Map<string, string>) => sent.set('kept:3-0:what-1', 'on'),
  ]) {
    const sent = new Map(fields)
    change(sent)
    const refused = await send(begun, pathOf(begun), sent)
    expect([refused.status, (await refused.text()).includes('The checklists did not arrive as they should')]).toEqual([
      400,
      true,
    ])
  }
  expect(
    await db.mockTestSegmentSubmission.count({ where: { mockTestAttemptId: begun.mockTestId, wordsWanted: true } }),
  ).toBe(4)
})

test("marks are taken only after the test, from its learner, and for the segment's own units", async () => {
  const begun = await begin()
  const dialogueId = template.dialogues[0].id
  const all = [{ dialogueId, segmentIndex: 0, marks: {} }]
  await speak(begun, { slot: 1 })
  expect((await giveMarks(begun, all)).status).toBe(409)
  expect(await pageOf(begun, `${pathOf(begun)}?mark`)).not.toContain('name="marking"')
  await passMinutes(begun.mockTestId, 60)
  await begun.calls.evaluate(ids(begun, 1))
  const stranger = { ...begun, user: await createAccount() }
  expect((await giveMarks(stranger, all)).status).toBe(404)
  expect((await giveMarks(begun, [{ dialogueId, segmentIndex: 0, marks: { 'what-99': 'wrong' } }])).status).toBe(400)
  expect((await giveMarks(begun, [{ dialogueId, segmentIndex: 9, marks: {} }])).status).toBe(404)
  expect((await giveMarks(begun, [{ dialogueId, segmentIndex: 0, marks: { 'what-1': 'fine' } }])).status).toBe(400)
  const answer = await giveMarks(begun, all)
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { accepted: true, wordsWanted: [{ segmentIndex: 1 }] },
  ])
})

test("a finished test can be marked too: the learner's marks are kept beside Köprü's and change none", async () => {
  const begun = await begin()
  await speak(begun, { slot: 1, say: right(1) })
  await speak(begun, { slot: 2, say: right(2), count: 1 })
  await passMinutes(begun.mockTestId, 46)
  const before = await finish(begun)
  expect(before).toMatchObject({ markedBy: 'machine', ownMarks: 'possible' })
  const figures = () => db.learnerTotals.findUnique({ where: { userId: begun.user.id } })
  const counted = await figures()
  expect(await pageOf(begun, pathOf(begun))).toContain('Mark this test yourself')
  const fields = fieldsIn(await pageOf(begun, `${pathOf(begun)}?mark`))
  for (const { id } of unitsOf(1, 0)) fields.delete(`kept:1-0:${id}`)
  const sent = await send(begun, `${pathOf(begun)}?mark`, fields)
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${pathOf(begun)}?own`])
  const own = await pageOf(begun, `${pathOf(begun)}?own`)
  for (const text of ['Marked by you', `Köprü’s own marks for this test are ${before.summary.totalScore}/90`]) {
    expect(own).toContain(text)
  }
  expect(await resultsOf(begun)).toEqual({ ...before, ownMarks: 'given' })
  expect(await figures()).toEqual(counted)
  const page = await pageOf(begun, pathOf(begun))
  expect(page).toContain('See your own marks')
  expect(page).not.toContain('Marked by you')
  expect(await pageOf(begun, '/history')).not.toContain('Marked by you')
})
