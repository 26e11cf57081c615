import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createFinishedMockTest } from '#tests/support/finished-mock-tests.ts'
import { createSession } from '#tests/support/sessions.ts'

// What a learner notes on the segments of an attempt is kept with it, and is theirs alone.

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface Write {
  user: { id: number }
  path: string
  notes: unknown
}

async function write({ user, path, notes }: Write): Promise<Response> {
  const headers = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  return app.request(path, { method: 'PUT', headers, body: JSON.stringify({ notes }) })
}

const pathOf = (submissionId: string) => `/api/submissions/${submissionId}/notes`
const NOTE = {
  segmentIndex: 2,
  text: 'Cuma, 14.30',
  strokes: [
    [1, 2, 30, 40],
    [5, 5],
  ],
}

async function notesOf(id: string): Promise<unknown> {
  return (await db.submission.findUniqueOrThrow({ where: { id }, select: { segmentNotes: true } })).segmentNotes
}

test('notes are kept with their attempt, without the empty ones, and replaced as a whole', async () => {
  const user = await createAccount()
  const id = await createSession({ userId: user.id })
  const empty = { segmentIndex: 3, text: ' ', strokes: [] }
  expect((await write({ user, path: pathOf(id), notes: [NOTE, empty] })).status).toBe(200)
  expect(await notesOf(id)).toEqual([NOTE])
  await write({ user, path: pathOf(id), notes: [] })
  expect(await notesOf(id)).toEqual([])
})

test("nobody writes on another's attempt", async () => {
  const [user, other] = [await createAccount(), await createAccount()]
  const id = await createSession({ userId: user.id })
  expect((await write({ user: other, path: pathOf(id), notes: [NOTE] })).status).toBe(404)
  expect(await notesOf(id)).toEqual([])
})

test('a mock test keeps notes on both dialogues, for its learner only', async () => {
  const [user, other] = [await createAccount(), await createAccount()]
  const id = await createFinishedMockTest({ userId: user.id, topics: ['Health', 'Housing'], totals: [30, 33] })
  const path = `/api/mock-test/${id}/notes`
  expect((await write({ user, path, notes: [{ ...NOTE, segmentIndex: 20 }] })).status).toBe(200)
  expect((await write({ user: other, path, notes: [] })).status).toBe(404)
  const { segmentNotes } = await db.mockTestAttempt.findUniqueOrThrow({ where: { id } })
  expect(segmentNotes).toEqual([{ ...NOTE, segmentIndex: 20 }])
})

test.each([
  ['too long', [{ ...NOTE, text: 'a'.repeat(1_001) }]],
  ['half a point', [{ ...NOTE, strokes: [[1, 2, 3]] }]],
  ['off the sheet', [{ ...NOTE, strokes: [[1, 9_999]] }]],
  ['too many points', [{ ...NOTE, strokes: [Array.from({ length: 3_002 }, () => 1)] }]],
  ['no segment', [{ ...NOTE, segmentIndex: -1 }]],
  ['no list', 'Friday'],
])('a note that is wrong is refused: %s', async (_, notes) => {
  const user = await createAccount()
  const id = await createSession({ userId: user.id })
  expect((await write({ user, path: pathOf(id), notes })).status).toBe(400)
  expect(await notesOf(id)).toEqual([])
})

test('characters that the database cannot store are dropped', async () => {
  const user = await createAccount()
  const id = await createSession({ userId: user.id })
  await write({ user, path: pathOf(id), notes: [{ ...NOTE, text: 'a\0b\uD800' }] })
  expect(await notesOf(id)).toMatchObject([{ text: 'ab' }])
})
