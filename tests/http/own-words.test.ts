import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OWN_WORDS_MAX, OWN_WORDS_PER_PAGE } from '#app/config/vocabulary.ts'
import { DAY_MS, MINUTE_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type DeskBrowser, deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { isInvalid, valueIn } from '#tests/support/html.ts'

// /vocabulary/mine as a browser without JavaScript uses it.

const MINE = '/vocabulary/mine'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
  await db.vocabulary.deleteMany()
  await db.vocabulary.createMany({
    data: [
      {
        english: 'bond',
        turkish: 'depozito',
        category: 'Housing',
        difficulty: 'beginner',
        acceptedEnglish: ['deposit'],
      },
      { english: 'bond', turkish: 'kefalet', category: 'Legal', difficulty: 'beginner', sense: 'law' },
      { english: 'draft word', turkish: 'taslak', category: 'Legal', difficulty: 'beginner', publishedAt: null },
    ],
  })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function newLearner() {
  const user = await createAccount()
  return { userId: user.id, browser: deskBrowser(app, user) }
}

const LAMINGTON = { english: 'lamington', turkish: 'lamington keki', note: 'Oma’nın mutfağı' }

async function add(browser: DeskBrowser, changes: Record<string, string> = {}) {
  return browser.post(MINE, { ...LAMINGTON, ...changes })
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
const shown = (html: string) => [...mainOf(html).matchAll(/lang="en"[^>]*>([^<]+)</g)].map(([, word]) => word)

test('a word is added with cards in both directions, heard, edited and deleted', async () => {
  const { userId, browser } = await newLearner()
  const answer = await add(browser, { english: '  lamington  ', note: 'line one\r\nline two ' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, MINE])
  const { id, ...stored } = await db.ownWord.findFirstOrThrow({ where: { userId } })
  expect(stored).toMatchObject({
    english: 'lamington',
    turkish: 'lamington keki',
    note: 'line one\nline two',
    folded: 'lamington lamington keki',
  })
  const cards = await db.vocabularyCard.findMany({ where: { ownWordId: id }, orderBy: { direction: 'asc' } })
  expect(cards).toMatchObject([
    { userId, direction: 'to_turkish', reps: 0 },
    { userId, direction: 'to_english', reps: 0 },
  ])
  const [today, tomorrow] = cards.map(({ due }) => due.getTime() - Date.now())
  expect(today).toBeLessThanOrEqual(0)
  expect(Math.abs((tomorrow ?? 0) - DAY_MS)).toBeLessThan(MINUTE_MS)
  expect(await browser.open('/vocabulary?mode=due')).toContain('lamington')
  const list = mainOf(await browser.open(MINE))
  expect(list).toContain('1 word')
  expect(list).toContain(`src="/api/vocabulary/own-${id}/speech/tr"`)
  const edit = await browser.open(`${MINE}?edit=${id}`)
  expect([valueIn(edit, 'english'), valueIn(edit, 'turkish'), valueIn(edit, 'note')]).toEqual([
    'lamington',
    'lamington keki',
    'line one\nline two',
  ])
  expect((await browser.post(`${MINE}?edit=${id}`, { ...LAMINGTON, turkish: 'çikolatalı kek' })).status).toBe(303)
  expect(await db.ownWord.findUniqueOrThrow({ where: { id } })).toMatchObject({
    turkish: 'çikolatalı kek',
    folded: 'lamington cikolatali kek',
  })
  expect(await db.vocabularyCard.count({ where: { ownWordId: id } })).toBe(2)
  expect(await browser.open(`${MINE}?delete=${id}`)).toContain('Delete &quot;lamington: çikolatalı kek&quot;?')
  expect((await browser.post(`${MINE}?delete=${id}`, { intent: 'delete' })).status).toBe(303)
  expect((await browser.post(`${MINE}?delete=${id}`, { intent: 'delete' })).status).toBe(404)
  expect(await db.vocabularyCard.count({ where: { userId } })).toBe(0)
})

test('the way back comes a day after the first review, also where it was due before', async () => {
  const { userId, browser } = await newLearner()
  await add(browser)
  await db.vocabularyCard.updateMany({ where: { userId }, data: { due: new Date(0) } })
  const { id } = await db.ownWord.findFirstOrThrow({ where: { userId } })
  const rating = { word: `own-${id}`, direction: 'to_turkish', reps: '0', grade: 'good' }
  expect((await browser.post('/vocabulary?mode=due', rating)).status).toBe(303)
  const back = await db.vocabularyCard.findFirstOrThrow({ where: { ownWordId: id, direction: 'to_english' } })
  expect(Math.abs(back.due.getTime() - Date.now() - DAY_MS)).toBeLessThan(MINUTE_MS)
})

const WRONG: [Record<string, string>, string, string][] = [
  [{ english: ' ' }, 'english', 'Please enter the word in this language.'],
  [{ turkish: '' }, 'turkish', 'Please enter the word in this language.'],
  [{ turkish: 'x'.repeat(81) }, 'turkish', 'A word can have at most 80 characters.'],
  [{ english: 'a\0b' }, 'english', 'This contains a character that we cannot read.'],
  [{ note: 'x'.repeat(501) }, 'note', 'A note on a word can have at most 500 characters.'],
]

test.each(WRONG)('%j is refused at %s, and what was typed is kept', async (changes, field, sentence) => {
  const { userId, browser } = await newLearner()
  const refused = await add(browser, changes)
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain(sentence)
  expect(isInvalid(html, field)).toBe(true)
  const kept = field === 'english' ? 'turkish' : 'english'
  expect(valueIn(html, kept)).toBe(LAMINGTON[kept])
  expect(await db.ownWord.count({ where: { userId } })).toBe(0)
})

test('the same pair is refused at its field, also if it is sent twice at once', async () => {
  const { userId, browser } = await newLearner()
  const both = await Promise.all([add(browser), add(browser)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  const refused = await add(browser)
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain('You already have this word with this translation.')
  expect(isInvalid(html, 'english')).toBe(true)
  expect(valueIn(html, 'turkish')).toBe('lamington keki')
  expect((await add(browser, { turkish: 'kek' })).status).toBe(303)
  const other = await db.ownWord.findFirstOrThrow({ where: { userId, turkish: 'kek' } })
  expect((await browser.post(`${MINE}?edit=${other.id}`, LAMINGTON)).status).toBe(409)
  expect((await browser.post(`${MINE}?edit=${other.id}`, { ...LAMINGTON, turkish: 'kek' })).status).toBe(303)
  expect(await db.ownWord.count({ where: { userId } })).toBe(2)
})

test('a word that the library has is offered from there, and added only if that is wanted', async () => {
  const { userId, browser } = await newLearner()
  const bond = { english: 'Bond', turkish: 'Kefalet', note: 'mine' }
  const asked = await browser.post(MINE, bond)
  expect(asked.status).toBe(409)
  const html = mainOf(await asked.text())
  expect(html).toContain('The library already has this word.')
  const [law, housing] = [
    await db.vocabulary.findFirstOrThrow({ where: { turkish: 'kefalet' } }),
    await db.vocabulary.findFirstOrThrow({ where: { turkish: 'depozito' } }),
  ]
  // The one that is meant comes first.
  const links = [...html.matchAll(/href="(\/vocabulary\/words\/[^"]+)"/g)].map(([, link]) => link)
  expect(links).toEqual([`/vocabulary/words/${law.id}-bond`, `/vocabulary/words/${housing.id}-bond`])
  expect(html).toContain('aria-label="Add to deck: bond"')
  expect([valueIn(html, 'note'), await db.ownWord.count({ where: { userId } })]).toEqual(['mine', 0])
  expect((await browser.post(MINE, { ...bond, anyway: 'true' })).status).toBe(303)
  expect(await db.ownWord.count({ where: { userId } })).toBe(1)
  // Accepted wordings count as well, drafts do not.
  expect((await browser.post(MINE, { ...bond, english: 'deposit' })).status).toBe(409)
  expect((await browser.post(MINE, { ...bond, english: 'draft word' })).status).toBe(303)
})

test('nobody reads, edits or deletes another learner’s word', async () => {
  const [owner, other] = [await newLearner(), await newLearner()]
  await add(owner.browser)
  const before = await db.ownWord.findFirstOrThrow({ where: { userId: owner.userId } })
  expect(await other.browser.open(MINE)).not.toContain('lamington')
  for (const query of ['edit', 'delete']) {
    expect((await other.browser.get(`${MINE}?${query}=${before.id}`)).status, query).toBe(404)
  }
  const stolen = await other.browser.post(`${MINE}?edit=${before.id}`, { ...LAMINGTON, english: 'stolen' })
  expect(stolen.status).toBe(404)
  expect((await other.browser.post(`${MINE}?delete=${before.id}`, { intent: 'delete' })).status).toBe(404)
  expect((await other.browser.post('/vocabulary/deck', { word: `own-${before.id}` })).status).toBe(303)
  expect(await db.vocabularyCard.count({ where: { userId: other.userId } })).toBe(0)
  expect(await db.ownWord.findUniqueOrThrow({ where: { id: before.id } })).toEqual(before)
})

test('the list comes newest first in pages, each word once whatever is added meanwhile', async () => {
  const { userId, browser } = await newLearner()
  const words = Array.from({ length: OWN_WORDS_PER_PAGE + 2 }, (_, n) => ({
    userId,
    english: `word ${n}`,
    turkish: 'kelime',
    folded: `word ${n} kelime`,
  }))
  await db.ownWord.createMany({ data: words })
  const first = await browser.open(MINE)
  await add(browser)
  const older = /href="([^"]*cursor=\d+)"/.exec(first)?.[1] ?? ''
  const second = await browser.open(older)
  const newestFirst = words.map(({ english }) => english).toReversed()
  expect([...shown(first), ...shown(second)]).toEqual(newestFirst)
  expect(mainOf(second)).toContain('53 words')
  expect(mainOf(second)).not.toContain('Older words')
  expect((await browser.get(`${MINE}?cursor=x`)).status).toBe(400)
  expect((await browser.get(`${MINE}?edit=x`)).status).toBe(404)
})

test('a search finds either language without its letters, and means its signs literally', async () => {
  const { browser } = await newLearner()
  await add(browser, { english: 'grace period', turkish: 'Ek ödeme SÜRESİ' })
  await add(browser, { english: '100% cover', turkish: 'tam güvence' })
  const found = async (q: string) => shown(await browser.open(`${MINE}?q=${encodeURIComponent(q)}`))
  expect(await found('odeme suresi')).toEqual(['grace period'])
  expect(await found('GRACE')).toEqual(['grace period'])
  expect(await found('%')).toEqual(['100% cover'])
  expect(await found('_')).toEqual([])
  expect(await found('\0')).toHaveLength(2)
  expect(await browser.open(`${MINE}?q=nothing`)).toContain('None of your words matches this search.')
})

test('a link fills in the form, and a full list says so', async () => {
  const { userId, browser } = await newLearner()
  const html = await browser.open(`${MINE}?english=${'e'.repeat(90)}&turkish=%C3%A7ay`)
  expect([valueIn(html, 'english'), valueIn(html, 'turkish')]).toEqual(['e'.repeat(80), 'çay'])
  await db.$executeRaw`
    INSERT INTO own_words (user_id, english, turkish, folded, updated_at)
    SELECT ${userId}, 'word ' || n, 'kelime', 'word ' || n, now() FROM generate_series(1, ${OWN_WORDS_MAX - 1}::int) n`
  expect((await add(browser)).status).toBe(303)
  const full = await add(browser, { english: 'one more' })
  expect(full.status).toBe(409)
  expect(await full.text()).toContain('You have 10,000 words of your own, which is the limit.')
  expect(await db.ownWord.count({ where: { userId } })).toBe(OWN_WORDS_MAX)
})

test('a learner who sends too much waits, with what was typed still in the form', async () => {
  const { userId, browser } = await newLearner()
  await add(browser)
  await db.rateLimit.updateMany({ data: { count: 100_000 } })
  const refused = await add(browser, { english: 'too many' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(valueIn(await refused.text(), 'english')).toBe('too many')
  expect(await db.ownWord.count({ where: { userId } })).toBe(1)
})
