import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { actsOn, type DeskBrowser, deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { intentIn, isInvalid, valueIn } from '#tests/support/html.ts'

// /admin/vocabulary as a browser without JavaScript uses it.

const WORDS = '/admin/vocabulary'

let app: RunningApp
let browser: DeskBrowser

beforeAll(async () => {
  app = await startApp()
  browser = deskBrowser(app, await createAccount({ role: 'admin' }))
})
afterAll(() => app.close())

const open = (path: string) => browser.open(path)
const post = (path: string, fields: Record<string, string>, as?: { id: number }) => browser.post(path, fields, as)

const word = (changes: Record<string, string> = {}) => ({
  english: 'letter of demand',
  turkish: 'ihtarname',
  category: 'Legal',
  difficulty: 'advanced',
  pronunciation: '',
  acceptedEnglish: '',
  acceptedTurkish: 'ihtar mektubu\r\n\r\n ihtar  yazısı ',
  exampleEnglish: '',
  exampleTurkish: '',
  version: '',
  ...changes,
})

async function addWord(changes: Record<string, string> = {}) {
  const saved = await post(WORDS, word(changes))
  expect(saved.status).toBe(303)
  const id = Number(/saved=(\d+)/.exec(saved.headers.get('Location') ?? '')?.[1])
  return { id, path: `${WORDS}?edit=${id}` }
}

test('a word is added, found in both languages without Turkish keys, edited and deleted', async () => {
  const { id, path } = await addWord({ english: 'Statutory declaration Q', turkish: 'yeminli beyan İŞLEMİ' })
  const stored = await db.vocabulary.findUniqueOrThrow({ where: { id } })
  expect(stored).toMatchObject({ isSeeded: false, acceptedTurkish: ['ihtar mektubu', 'ihtar yazısı'] })
  for (const q of ['beyan islemi', 'STATUTORY DECLARATION q', 'IHTAR YAZISI']) {
    expect(await open(`${WORDS}?q=${encodeURIComponent(q)}`), q).toContain('Statutory declaration Q')
  }
  expect(await open(`${WORDS}?q=islemi&category=Housing`)).toContain('No word matches this search.')
  const version = valueIn(await open(path), 'version') ?? ''
  expect((await post(path, word({ english: 'Statutory declaration Q2', version }))).status).toBe(303)
  expect(await open(`${WORDS}?delete=${id}`)).toContain('Nobody is learning it now.')
  expect((await post(`${WORDS}?delete=${id}`, { intent: 'delete' })).status).toBe(303)
  expect((await post(`${WORDS}?delete=${id}`, { intent: 'delete' })).status).toBe(404)
  expect(await actsOn(id, 'word')).toEqual(['word-created', 'word-updated', 'word-deleted'])
})

const WRONG_WORDS: [Record<string, string>, string, string][] = [
  [{ english: ' ' }, 'english', 'Please enter the word in this language.'],
  [{ turkish: 'x'.repeat(81) }, 'turkish', 'A word can have at most 80 characters.'],
  [{ category: 'Cooking' }, 'category', 'Please choose one of NAATI'],
  [{ difficulty: '' }, 'difficulty', 'The level must be Beginner, Intermediate or Advanced.'],
  [
    { acceptedTurkish: Array.from({ length: 13 }, (_, n) => `x${n}`).join('\n') },
    'acceptedTurkish',
    '12 other wordings',
  ],
  [{ exampleEnglish: 'Too short' }, 'exampleEnglish', 'An example must have 12 to 200 characters'],
  [{ exampleEnglish: 'He sent a letter of demand.' }, 'exampleTurkish', 'An example needs both languages'],
]

test.each(WRONG_WORDS)('in a word, %j is refused at %s', async (changes, field, sentence) => {
  const refused = await post(WORDS, word(changes))
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain(sentence)
  expect(isInvalid(html, field)).toBe(true)
})

test('the same word in the same category is refused at its field, also if two admins add it concurrently', async () => {
  await addWord({ english: 'Twin word' })
  const refused = await post(WORDS, word({ english: 'twin  WORD', turkish: 'başka' }))
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain('This word is already in this category.')
  expect(valueIn(html, 'turkish')).toBe('başka')
  expect((await post(WORDS, word({ english: 'Twin word', category: 'Finance' }))).status).toBe(303)
  const both = await Promise.all([1, 2].map(() => post(WORDS, word({ english: 'At once' }))))
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
})

test('a stale edit of a word is stopped with a choice', async () => {
  const { id, path } = await addWord({ english: 'Word of two' })
  const version = valueIn(await open(path), 'version') ?? ''
  await post(path, word({ english: 'Word of two', turkish: 'onlarınki', version }))
  const stopped = await post(path, word({ english: 'Word of two', turkish: 'benimki', version }))
  expect(stopped.status).toBe(409)
  const html = await stopped.text()
  expect(valueIn(html, 'turkish')).toBe('benimki')
  const overwrite = intentIn(html, 'Replace it with mine')
  expect((await post(path, word({ english: 'Word of two', turkish: 'benimki', version, overwrite }))).status).toBe(303)
  expect((await db.vocabulary.findUniqueOrThrow({ where: { id } })).turkish).toBe('benimki')
})

test('a search in vain leaves the list once a published word answers it', async () => {
  const searched = ['talep mektubu', 'demand lettr']
  await db.vainSearch.createMany({ data: searched.map((text) => ({ folded: text, text })) })
  const listed = async () =>
    (await db.vainSearch.findMany({ where: { folded: { in: searched } } })).map(({ text }) => text)
  const { id } = await addWord({ english: 'Demand in writing', acceptedTurkish: 'yazılı talep mektubu' })
  expect(await listed()).toHaveLength(2)
  expect((await post(`${WORDS}?publish=${id}`, { intent: 'publish' })).status).toBe(303)
  expect(await listed()).toEqual(['demand lettr'])
})

test("a deleted word leaves learners' cards, and a review in progress continues with the next word", async () => {
  const { id } = await addWord({ english: 'Soon gone' })
  const learner = await createAccount()
  const fields = { word: String(id), direction: 'to_turkish', reps: '0', grade: 'good' }
  const review = () => post('/vocabulary?mode=due', fields, learner)
  // Nobody can learn a draft.
  await review()
  expect(await db.vocabularyCard.count({ where: { vocabularyId: id } })).toBe(0)
  expect((await post(`${WORDS}?publish=${id}`, { intent: 'publish' })).status).toBe(303)
  await review()
  expect(await db.vocabularyCard.count({ where: { vocabularyId: id } })).toBe(2)
  expect(await open(`${WORDS}?delete=${id}`)).toContain('the cards of 1 learner')
  expect((await post(`${WORDS}?delete=${id}`, { intent: 'delete' })).status).toBe(303)
  expect(await db.vocabularyCard.count({ where: { vocabularyId: id } })).toBe(0)
  const next = await review()
  expect([next.status, next.headers.get('Location')]).toEqual([303, '/vocabulary?mode=due'])
  for (const path of ['/vocabulary?mode=due', '/vocabulary', `/vocabulary?drill=1`]) {
    expect((await browser.get(path, learner)).status, path).toBe(200)
  }
})

test('the pages list each word once, whatever is added or deleted meanwhile', async () => {
  const { category } = word()
  const titles: string[] = []
  let path: string | undefined = `${WORDS}?category=${category}`
  for (let pages = 0; path !== undefined; pages += 1) {
    const html: string = await open(path)
    titles.push(...[...html.matchAll(/aria-label="Edit: ([^"]*)"/g)].map(([, title = '']) => title))
    const next: string | undefined = [...html.matchAll(/href="([^"]*cursor=[^"]*)"/g)].at(-1)?.[1]
    path = next?.replaceAll('&amp;', '&')
    if (pages === 0) await addWord({ english: 'AAA added meanwhile' })
  }
  expect(titles).not.toContain('AAA added meanwhile')
  expect(titles.filter((title, place) => titles.indexOf(title) < place)).toEqual([])
  expect(titles).toHaveLength((await db.vocabulary.count({ where: { category } })) - 1)
  expect((await browser.get(`${WORDS}?cursor=x`)).status).toBe(400)
  expect((await browser.get(`${WORDS}?delete=x`)).status).toBe(404)
})

test('learners and testers are refused, and nothing is stored', async () => {
  const before = await db.vocabulary.count()
  for (const as of [await createAccount({ plan: 'pro' }), await createAccount({ role: 'tester' })]) {
    expect((await post(WORDS, word({ english: 'Refused' }), as)).status).toBe(403)
  }
  expect(await db.vocabulary.count()).toBe(before)
})
