import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { examAs, getTemplateRow, passMinutes, type TemplateRow } from '#tests/support/mock-test.ts'
import { fixture } from '#tests/support/submission.ts'

let app: RunningApp
let free: TemplateRow
let premium: TemplateRow

const SPOKEN = fixture('tr_espeak.webm')
const DAY_MINUTES = 24 * 60
const exam = (user: { id: number }) => examAs(() => app, user)

beforeAll(async () => {
  app = await startApp()
  free = await getTemplateRow('free')
  premium = await getTemplateRow('premium')
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function codeOf(response: Response): Promise<unknown> {
  return [response.status, (await response.json()).code]
}

async function begun(user: { id: number }): Promise<number> {
  const { mockTestId } = await (await exam(user).start(free.id)).json()
  return mockTestId
}

async function completeAll(userId: number): Promise<void> {
  const data = { status: 'completed', completedAt: new Date(), overallScore: 0, passed: false } as const
  await db.mockTestAttempt.updateMany({ where: { userId, status: 'running' }, data })
}

test('the templates: the first is free; a guest sees them, and no text of their dialogues', async () => {
  const templates = await (await app.request('/api/mock-test/templates')).json()
  const rows = await db.mockTestTemplate.findMany({ orderBy: { id: 'asc' } })
  const { level, category } = rows[0] ?? expect.unreachable()
  expect(templates).toHaveLength(rows.length)
  expect(templates[0]).toMatchObject({
    level,
    category,
    totalPoints: 90,
    passingScore: 63,
    dialogueCount: 2,
    segmentCount: free.dialogues[0].segments.length + free.dialogues[1].segments.length,
    accessLevel: 'free',
    userCanAccess: true,
  })
  expect(templates.filter(({ userCanAccess }: { userCanAccess: boolean }) => userCanAccess)).toHaveLength(
    rows.filter(({ accessLevel }) => accessLevel === 'free').length,
  )
  const details = await (await app.request(`/api/mock-test/templates/${free.id}`)).text()
  const [{ id: dialogue1Id }, { id: dialogue2Id }] = free.dialogues
  expect(JSON.parse(details)).toMatchObject({
    template: { id: free.id, dialogue1Id, dialogue2Id, isActive: true, level },
    dialogue1: { id: dialogue1Id },
    dialogue2: { id: dialogue2Id },
  })
  for (const { text } of free.dialogues[0].segments) expect(details).not.toContain(text)
})

test('an inactive template does not exist', async () => {
  const { id } = await db.mockTestTemplate.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await db.mockTestTemplate.update({ where: { id }, data: { isActive: false } })
  const others = await db.mockTestTemplate.count({ where: { isActive: true } })
  expect(await (await app.request('/api/mock-test/templates')).json()).toHaveLength(others)
  expect((await app.request(`/api/mock-test/templates/${id}`)).status).toBe(404)
  expect(await codeOf(await exam(await createAccount({ plan: 'pro' })).start(id))).toEqual([404, 'NOT_FOUND'])
  await db.mockTestTemplate.update({ where: { id }, data: { isActive: true } })
})

test('premium templates require full access', async () => {
  for (const changes of [{}, { plan: 'ended' }] as const) {
    const refused = await exam(await createAccount(changes)).start(premium.id)
    expect(await codeOf(refused)).toEqual([403, 'PREMIUM_REQUIRED'])
  }
  for (const changes of [{ plan: 'pro' }, { role: 'tester' }, { role: 'admin' }] as const) {
    expect((await exam(await createAccount(changes)).start(premium.id)).status).toBe(201)
  }
})

test('a learner has one running test: twenty concurrent starts make one, and another is redirected to it', async () => {
  const user = await createAccount()
  const answers = await Promise.all(Array.from({ length: 20 }, () => exam(user).start(free.id)))
  const started = answers.filter(({ status }) => status === 201)
  expect(started).toHaveLength(1)
  const { mockTestId } = await (started[0] ?? Response.json({})).json()
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'CONFLICT', mockTestId }])
  }
})

test('the next test may start seven days after the last start, for admins and testers at once', async () => {
  const user = await createAccount()
  const mockTestId = await begun(user)
  await completeAll(user.id)
  const refused = await exam(user).start(free.id)
  const { startedAt } = await db.mockTestAttempt.findUniqueOrThrow({ where: { id: mockTestId } })
  const next = new Date(startedAt.getTime() + 7 * DAY_MINUTES * 60_000)
  const body = await refused.json()
  expect([refused.status, body]).toMatchObject([409, { code: 'COOLDOWN', nextAllowedAt: next.toISOString() }])
  expect(body.error).toContain(String(next.getUTCFullYear()))
  await passMinutes(mockTestId, 7 * DAY_MINUTES - 1)
  expect((await exam(user).start(free.id)).status).toBe(409)
  await passMinutes(mockTestId, 1)
  expect((await exam(user).start(free.id)).status).toBe(201)
  for (const role of ['admin', 'tester'] as const) {
    const exempt = await createAccount({ role })
    await begun(exempt)
    await completeAll(exempt.id)
    expect((await exam(exempt).start(free.id)).status).toBe(201)
  }
})

test("another learner's test does not exist, in any call", async () => {
  const owner = await createAccount()
  const mockTestId = await begun(owner)
  const stranger = exam(await createAccount({ role: 'admin' }))
  const dialogueId = free.dialogues[0].id
  const answers = [
    await stranger.active(mockTestId),
    await stranger.results(mockTestId),
    await stranger.submit({ mockTestId, dialogueId, segmentIndex: 0, bytes: SPOKEN }),
    await stranger.evaluate({ mockTestId, dialogueId, dialogueSlot: 1 }),
    await stranger.words({ mockTestId, words: [] }),
    await stranger.complete(mockTestId),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404))
  expect(await db.mockTestAttempt.findUnique({ where: { id: mockTestId } })).toMatchObject({ closedSlots: 0 })
  expect(await db.mockTestSegmentSubmission.count({ where: { mockTestAttemptId: mockTestId } })).toBe(0)
})

test('the audio of a mock test is for its learner, once it has started', async () => {
  const user = await createAccount()
  const path = `/api/audio/segment/${free.dialogues[0].id}/0`
  expect((await exam(user).get(path)).status).toBe(404)
  await begun(user)
  const heard = await exam(user).get(path)
  expect([heard.status, heard.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg'])
  expect(heard.headers.get('Cache-Control')).toContain('private')
  expect((await exam(user).get(`/api/audio/segment/${premium.dialogues[0].id}/0`)).status).toBe(404)
  for (const role of ['user', 'admin'] as const) {
    expect((await exam(await createAccount({ role })).get(path)).status).toBe(404)
  }
  expect((await app.request(path)).status).toBe(404)
})

const id = 2_000_000_000
const WRONG = [
  { what: 'a test that is not there', sent: { mockTestId: id }, status: 404 },
  { what: 'a dialogue of no test', sent: { dialogueId: id }, status: 404 },
  { what: 'a segment that is not there', sent: { segmentIndex: 99 }, status: 404 },
  { what: 'a test that is no number', sent: { mockTestId: 'mine' }, status: 400 },
  { what: 'a segment that is no number', sent: { segmentIndex: 'one' }, status: 400 },
  { what: 'a negative segment', sent: { segmentIndex: -1 }, status: 400 },
  { what: 'a transcript without end', sent: { transcript: 'a'.repeat(2_001) }, status: 400 },
  { what: 'repeats that are no number', sent: { repeats: Number.NaN }, status: 400 },
  { what: 'what is not audio', sent: { bytes: new Uint8Array(Buffer.from('no recording')) }, status: 415 },
  { what: 'more than 10 MiB', sent: { bytes: new Uint8Array(10 * 1024 * 1024 + 1) }, status: 413 },
]

test.each(WRONG)('$what is refused with $status and leaves nothing', async ({ sent, status }) => {
  const user = await createAccount()
  const mockTestId = await begun(user)
  const right = { mockTestId, dialogueId: free.dialogues[0].id, segmentIndex: 0, bytes: SPOKEN }
  const response = await exam(user).submit({ ...right, ...sent })
  expect([response.status, (await response.json()).error]).toEqual([status, expect.any(String)])
  expect(await db.mockTestSegmentSubmission.count({ where: { mockTestAttemptId: mockTestId } })).toBe(0)
})

test('invalid bodies are refused', async () => {
  const user = await createAccount()
  const calls = exam(user)
  const mockTestId = await begun(user)
  const dialogueId = free.dialogues[0].id
  for (const body of [{}, { mockTestId }, { mockTestId, dialogueId, dialogueSlot: 3 }, 'text', null]) {
    expect(await codeOf(await calls.evaluate(body))).toEqual([400, 'VALIDATION_FAILED'])
  }
  expect((await calls.evaluate({ mockTestId, dialogueId, dialogueSlot: 2 })).status).toBe(404)
  expect((await calls.complete('all')).status).toBe(400)
  expect((await calls.words({ mockTestId, words: [{ dialogueId }] })).status).toBe(400)
  expect((await calls.start('one')).status).toBe(404)
  expect((await calls.start(free.id, { realRules: 'perhaps' })).status).toBe(400)
  expect((await calls.history('?limit=0')).status).toBe(400)
})

test('history has finished tests, newest first, in pages', async () => {
  const user = await createAccount({ role: 'tester' })
  const calls = exam(user)
  const made: number[] = []
  for (let index = 0; index < 3; index += 1) {
    made.unshift(await begun(user))
    for (const dialogueSlot of [1, 2] as const) {
      const dialogueId = free.dialogues[dialogueSlot - 1]?.id
      expect((await calls.evaluate({ mockTestId: made[0], dialogueId, dialogueSlot, giveUp: true })).status).toBe(200)
    }
    expect((await calls.complete(made[0])).status).toBe(200)
  }
  await begun(user)
  const first = await calls.history('?limit=2')
  const rows = await first.json()
  expect(rows.map((row: { id: number }) => row.id)).toEqual(made.slice(0, 2))
  expect(rows[0]).toMatchObject({
    overallScore: 0,
    passed: false,
    topics: ['Community', 'Housing'],
    dialogueTotals: [0, 0],
  })
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? ''
  const second = await calls.get(next)
  expect((await second.json()).map((row: { id: number }) => row.id)).toEqual(made.slice(2))
  expect(second.headers.get('Link')).toBeNull()
})

test('starts and segments are limited per account', async () => {
  const user = await createAccount()
  const mockTestId = await begun(user)
  await db.rateLimit.updateMany({ data: { count: 20 } })
  expect(await codeOf(await exam(user).start(free.id))).toEqual([429, 'RATE_LIMITED'])
  const send = (segmentIndex: number) =>
    exam(user).submit({ mockTestId, dialogueId: free.dialogues[0].id, segmentIndex, bytes: SPOKEN })
  expect((await send(0)).status).toBe(200)
  await db.rateLimit.updateMany({ data: { count: 6_000 } })
  expect(await codeOf(await send(1))).toEqual([429, 'RATE_LIMITED'])
  expect((await send(0)).status).toBe(200)
})
