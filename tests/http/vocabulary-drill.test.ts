import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

const WORDS = [
  {
    english: 'lease',
    turkish: 'kira sözleşmesi',
    acceptedTurkish: ['kira kontratı'],
    category: 'Housing',
    difficulty: 'beginner' as const,
    exampleEnglish: 'The lease ends in May.',
    exampleTurkish: 'Kira sözleşmesi mayısta bitiyor.',
  },
  { english: 'excess', turkish: 'muafiyet', category: 'Insurance', difficulty: 'advanced' as const },
  { english: 'referral', turkish: 'sevk', category: 'Healthcare', difficulty: 'intermediate' as const },
]

beforeAll(async () => {
  app = await startApp()
  await db.vocabulary.deleteMany()
  await db.vocabulary.createMany({ data: WORDS })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

type User = { id: number }

interface Question {
  key: string
  direction: 'to_turkish' | 'to_english'
  reps: number
  text: string
  reveal: { turkish: string } | null
}

async function start(user: User, query = ''): Promise<Question[]> {
  const response = await app.request(`/api/vocabulary/drill${query}`, { headers: await signedInAs(user) })
  expect(response.status).toBe(200)
  const { questions }: { questions: Question[] } = await response.json()
  return questions
}

async function post(user: User, path: string, body: object): Promise<Response> {
  const headers = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

const idOf = async (english: string) => (await db.vocabulary.findFirstOrThrow({ where: { english } })).id

async function answer(user: User, english: string, more: object): Promise<Response> {
  const body = { word: String(await idOf(english)), direction: 'to_turkish', reps: '0', ...more }
  return post(user, '/api/vocabulary/drill', body)
}

test('questions come without their answers, in the chosen direction, from the filtered list', async () => {
  const user = await createAccount()
  const usual = await start(user)
  expect(usual.map(({ text }) => text).sort()).toEqual(['excess', 'lease', 'referral'])
  expect(JSON.stringify(usual)).not.toContain('muafiyet')
  expect(usual.every(({ direction, reps, reveal }) => direction === 'to_turkish' && reps === 0 && !reveal)).toBe(true)
  const [only] = await start(user, '?category=Insurance&direction=to_english')
  expect([only?.text, only?.direction]).toEqual(['muafiyet', 'to_english'])
  expect((await start(user, '?level=intermediate')).map(({ text }) => text)).toEqual(['referral'])
  expect(await start(user, '?q=nothing')).toEqual([])
  expect(await start(user, '?direction=%00&minutes=999&level=x')).toHaveLength(3)
  // Said aloud, the learner looks at the answer.
  const [said] = await start(user, '?category=Insurance&in=say')
  expect(said?.reveal?.turkish).toBe('muafiyet')
})

test.each([
  ['KİRA SÖZLEŞMESİ', 'correct'],
  ['kira kontratı', 'correct'],
  ['kira sözlesmesi', 'almost'],
  ['kira sözlşmesi', 'almost'],
  ['muafiyet', 'wrong'],
] as const)('the answer %j is %s and a review', async (text, verdict) => {
  const user = await createAccount()
  const response = await answer(user, 'lease', { answer: text })
  expect(response.status).toBe(200)
  const told = await response.json()
  expect(told).toMatchObject({ verdict, word: { turkish: 'kira sözleşmesi' } })
  const cards = await db.vocabularyCard.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })
  expect(cards).toMatchObject([
    { direction: 'to_turkish', reps: 1 },
    { direction: 'to_english', reps: 0 },
  ])
  expect(Math.abs((cards[0]?.due.getTime() ?? 0) - Date.now() - told.wait)).toBeLessThan(5_000)
  // The way back comes a day later.
  expect(told.dueTomorrow).toMatchObject({
    count: 1,
    words: [{ english: 'lease', turkish: 'kira sözleşmesi', sense: null }],
  })
})

test('an answer sent twice, twenty times at once, or from an old page counts once', async () => {
  const user = await createAccount()
  await Promise.all(Array.from({ length: 20 }, () => answer(user, 'lease', { answer: 'kira sözleşmesi' })))
  const again = await answer(user, 'lease', { answer: 'no idea' })
  expect((await again.json()).verdict).toBe('wrong')
  const where = { userId: user.id, direction: 'to_turkish' } as const
  expect(await db.vocabularyCard.findMany({ where })).toMatchObject([{ reps: 1, lapses: 0 }])
  expect(await start(user, '?category=Housing')).toMatchObject([{ reps: 1 }])
})

test('an answer said aloud is rated by its learner', async () => {
  const user = await createAccount()
  const told = await (await answer(user, 'lease', { grade: 'easy' })).json()
  expect(told.verdict).toBe('correct')
  expect(told.wait).toBeGreaterThan(DAY_MS)
})

test('what was heard is graded, and stored by nobody', async () => {
  const user = await createAccount()
  const word = String(await idOf('lease'))
  const hear = (heard: string) => post(user, '/api/vocabulary/drill/heard', { word, direction: 'to_turkish', heard })
  expect(await (await hear('kira sözleşmesini')).json()).toEqual({ heard: 'kira sözleşmesini', verdict: 'correct' })
  expect((await (await hear('muafiyet')).json()).verdict).toBe('wrong')
  expect((await hear('  ')).status).toBe(400)
  expect(await db.vocabularyCard.count({ where: { userId: user.id } })).toBe(0)
})

test('without a recogniser on the server a recording is refused, and so is what is no recording', async () => {
  const headers = { ...(await writingAs(await createAccount())), 'Content-Type': 'audio/webm' }
  const path = `/api/vocabulary/drill/heard?word=${await idOf('lease')}&direction=to_turkish`
  const response = await app.request(path, { method: 'POST', headers, body: new Uint8Array(1_000) })
  expect(response.status).toBe(415)
  expect((await response.json()).error).toContain('say it again')
})

test('another learner’s own word is not there, and one’s own is asked where nothing else is chosen', async () => {
  const [owner, other] = [await createAccount(), await createAccount()]
  const { id } = await db.ownWord.create({
    data: { userId: owner.id, english: 'lamington', turkish: 'lamington keki', folded: 'lamington lamington keki' },
  })
  const key = `own-${id}`
  const keysOf = async (user: User, query: string) => (await start(user, query)).map((question) => question.key)
  expect(await keysOf(owner, '')).toContain(key)
  expect(await keysOf(owner, '?words=own')).toEqual([key])
  expect(await keysOf(owner, '?q=LAMING')).toEqual([key])
  expect(await keysOf(owner, '?category=Housing')).not.toContain(key)
  expect(await keysOf(owner, '?level=beginner')).not.toContain(key)
  expect(await keysOf(other, '')).not.toContain(key)
  expect(await keysOf(other, '?words=own')).toEqual([])
  const body = { word: key, direction: 'to_english', reps: '0', answer: 'lamington' }
  expect((await post(other, '/api/vocabulary/drill', body)).status).toBe(404)
  const heard = { word: key, direction: 'to_english', heard: 'lamington' }
  expect((await post(other, '/api/vocabulary/drill/heard', heard)).status).toBe(404)
  expect(await db.vocabularyCard.count({ where: { ownWordId: id } })).toBe(0)
  expect((await (await post(owner, '/api/vocabulary/drill', body)).json()).verdict).toBe('correct')
  expect(await db.vocabularyCard.count({ where: { ownWordId: id, userId: owner.id, reps: 1 } })).toBe(1)
})

test.each([
  { word: 'x' },
  { word: '99999999999' },
  { direction: 'sideways' },
  { reps: '-1' },
  { grade: 'best' },
  { answer: '   ' },
  {},
])('an invalid answer is refused: %j', async (fields) => {
  const response = await answer(await createAccount(), 'lease', fields)
  expect(response.status).toBe(400)
})

test('a word that is gone answers 404', async () => {
  const response = await answer(await createAccount(), 'lease', { word: '999999', answer: 'x' })
  expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND'])
})

test('the number of answers and of drills in an hour is limited, and what is refused is not stored', async () => {
  const user = await createAccount()
  await answer(user, 'lease', { answer: 'x' })
  await start(user)
  await db.rateLimit.updateMany({ data: { count: 1_000_000 } })
  expect((await answer(user, 'excess', { answer: 'muafiyet' })).status).toBe(429)
  const started = await app.request('/api/vocabulary/drill', { headers: await signedInAs(user) })
  expect(started.status).toBe(429)
  expect(await db.vocabularyCard.count({ where: { userId: user.id, reps: { gt: 0 } } })).toBe(1)
})
