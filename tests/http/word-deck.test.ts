import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { saveMisses, withdrawMisses } from '#app/models/vocabulary/missed/miss.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { valueIn } from '#tests/support/html.ts'
import { createSession } from '#tests/support/sessions.ts'

const DECK = '/vocabulary/deck'

let app: RunningApp
let word: { id: number }
let draft: { id: number }

beforeAll(async () => {
  app = await startApp()
  await db.vocabulary.deleteMany()
  const texts = { category: 'Housing', difficulty: 'beginner' } as const
  word = await db.vocabulary.create({ data: { ...texts, english: 'bond', turkish: 'depozito' } })
  draft = await db.vocabulary.create({ data: { ...texts, english: 'quiet', turkish: 'sessiz', publishedAt: null } })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function newLearner() {
  const user = await createAccount()
  const cards = () =>
    db.vocabularyCard.findMany({
      where: { userId: user.id },
      orderBy: { direction: 'asc' },
      select: { direction: true, reps: true },
    })
  const call = async (body: object) =>
    app.request(DECK, {
      method: 'POST',
      headers: { ...(await writingAs(user)), Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { userId: user.id, browser: deskBrowser(app, user), cards, call }
}

const NEW_CARDS = [
  { direction: 'to_turkish', reps: 0 },
  { direction: 'to_english', reps: 0 },
]

test('a plain form puts a word into the deck, takes it out again, and returns to its page', async () => {
  const { browser, cards } = await newLearner()
  const back = '/practice/3?attempt=x#segment-2'
  const added = await browser.post(DECK, { word: String(word.id), set: 'true', back })
  expect([added.status, added.headers.get('Location')]).toEqual([303, back])
  expect(await cards()).toEqual(NEW_CARDS)
  await browser.post(DECK, { word: String(word.id) })
  expect(await cards()).toEqual(NEW_CARDS)
  const removed = await browser.post(DECK, { word: String(word.id), set: 'false', back: 'https://evil.example/' })
  expect([removed.status, removed.headers.get('Location')]).toEqual([303, '/dashboard'])
  expect(await cards()).toEqual([])
})

test('a call answers in JSON, and the same sent twenty times at once makes one pair of cards', async () => {
  const { cards, call } = await newLearner()
  const answers = await Promise.all(Array.from({ length: 20 }, () => call({ word: String(word.id) })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await answers[0]?.json()).toEqual({ isInDeck: true })
  expect(await cards()).toEqual(NEW_CARDS)
})

test('a word that has been reviewed stays in the deck', async () => {
  const { userId, browser, cards, call } = await newLearner()
  await call({ word: String(word.id) })
  const rating = { word: String(word.id), direction: 'to_turkish', reps: '0', grade: 'good' }
  await browser.post('/vocabulary?mode=due', rating)
  const before = await db.vocabularyCard.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  const refused = await call({ word: String(word.id), set: 'false' })
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    'You have already practised this word, so it stays in your deck.',
  ])
  expect((await browser.post(DECK, { word: String(word.id), set: 'false' })).status).toBe(303)
  expect(await db.vocabularyCard.findMany({ where: { userId }, orderBy: { id: 'asc' } })).toEqual(before)
  // Adding it again changes nothing of its memory.
  await call({ word: String(word.id) })
  expect((await cards())[0]).toEqual({ direction: 'to_turkish', reps: 1 })
})

test.each([{}, { word: 'x' }, { word: '0' }, { word: 'own-' }, { word: '1', set: 'maybe' }])(
  '%j is refused',
  async (body) => {
    const { call } = await newLearner()
    expect((await call(body)).status).toBe(400)
  },
)

test('drafts, words that do not exist, and guests get nothing', async () => {
  const { cards, call } = await newLearner()
  for (const id of [draft.id, 999_999]) expect((await call({ word: String(id) })).status, String(id)).toBe(404)
  expect(await cards()).toEqual([])
  const asGuest = (accept: string) =>
    app.request(DECK, {
      method: 'POST',
      headers: { Accept: accept, 'Sec-Fetch-Site': 'same-origin', Referer: `http://localhost/vocabulary` },
      body: new URLSearchParams({ word: String(word.id) }),
    })
  expect((await asGuest('application/json')).status).toBe(401)
  const form = await asGuest('text/html')
  expect([form.status, form.headers.get('Location')?.startsWith('/login?redirectTo=')]).toEqual([303, true])
})

test('a correction withdraws the card that the miss made, and none that the learner chose', async () => {
  const { userId, cards, call } = await newLearner()
  const missIn = async (submissionId: string) => {
    const miss = { userId, submissionId, vocabularyIds: [word.id] }
    await saveMisses(db, { ...miss, now: new Date() })
    return miss
  }
  const first = await missIn(await createSession({ userId }))
  expect(await cards()).toEqual([{ direction: 'to_turkish', reps: 0 }])
  await withdrawMisses(db, first)
  expect(await cards()).toEqual([])
  // Chosen before the attempt, or after it.
  await call({ word: String(word.id) })
  await withdrawMisses(db, await missIn(await createSession({ userId })))
  expect(await cards()).toEqual(NEW_CARDS)
  await call({ word: String(word.id), set: 'false' })
  const last = await missIn(await createSession({ userId }))
  await call({ word: String(word.id) })
  await withdrawMisses(db, last)
  expect(await cards()).toEqual(NEW_CARDS)
})

const noteOf = (id: number) => `/vocabulary/words/${id}/note`

test('a note is saved, shown when the word is due, edited and deleted', async () => {
  const { userId, browser, call } = await newLearner()
  const note = () => db.wordNote.findFirst({ where: { userId }, select: { text: true } })
  const saved = await browser.post(noteOf(word.id), { text: 'not bone\r\n' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `/vocabulary/words/${word.id}-bond`])
  expect(await note()).toEqual({ text: 'not bone' })
  expect(valueIn(await browser.open(noteOf(word.id)), 'text')).toBe('not bone')
  await call({ word: String(word.id) })
  expect(await browser.open('/vocabulary?mode=due')).toContain('not bone')
  const back = '/vocabulary?q=bond'
  const edited = await browser.post(`/vocabulary/words/${word.id}-bond/note`, { text: 'rental', back })
  expect(edited.headers.get('Location')).toBe(back)
  expect(await note()).toEqual({ text: 'rental' })
  await browser.post(noteOf(word.id), { text: 'rental', intent: 'delete' })
  expect(await note()).toBeNull()
  await browser.post(noteOf(word.id), { text: 'again' })
  expect((await browser.post(noteOf(word.id), { text: '  ' })).status).toBe(303)
  expect(await note()).toBeNull()
})

test('a note is its learner’s, and only of a word that learners see', async () => {
  const [owner, other] = [await newLearner(), await newLearner()]
  await owner.browser.post(noteOf(word.id), { text: 'mine' })
  expect(valueIn(await other.browser.open(noteOf(word.id)), 'text')).toBe('')
  await other.browser.post(noteOf(word.id), { text: 'x', intent: 'delete' })
  await other.call({ word: String(word.id) })
  expect(await other.browser.open('/vocabulary?mode=due')).not.toContain('mine')
  expect(await db.wordNote.count({ where: { userId: owner.userId } })).toBe(1)
  for (const key of [String(draft.id), '999999', 'own-1', 'x']) {
    const path = `/vocabulary/words/${key}/note`
    expect((await owner.browser.get(path)).status, key).toBe(404)
    expect((await owner.browser.post(path, { text: 'x' })).status, key).toBe(404)
  }
  expect(await db.wordNote.findMany({ where: { userId: { in: [owner.userId, other.userId] } } })).toMatchObject([
    { userId: owner.userId, text: 'mine' },
  ])
})

test('a note that is too long is refused, and kept in the form', async () => {
  const { browser } = await newLearner()
  const text = 'x'.repeat(501)
  const refused = await browser.post(noteOf(word.id), { text })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain('A note on a word can have at most 500 characters.')
  expect(valueIn(html, 'text')).toBe(text)
})

test('a deleted account leaves none of its words, notes and cards', async () => {
  const { userId, browser, call } = await newLearner()
  expect((await browser.post('/vocabulary/mine', { english: 'lamington', turkish: 'kek', note: '' })).status).toBe(303)
  await browser.post(noteOf(word.id), { text: 'gone' })
  await call({ word: String(word.id) })
  expect(await db.vocabularyCard.count({ where: { userId } })).toBe(4)
  await db.user.delete({ where: { id: userId } })
  const counts = await Promise.all([
    db.ownWord.count({ where: { userId } }),
    db.wordNote.count({ where: { userId } }),
    db.vocabularyCard.count({ where: { userId } }),
  ])
  expect(counts).toEqual([0, 0, 0])
})
