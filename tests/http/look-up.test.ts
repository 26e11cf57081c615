import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { foldForSearch } from '#app/models/vocabulary/fold.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp
let user: { id: number }

const word = (english: string, turkish: string, more: object = {}) => {
  return { english, turkish, category: 'Housing', difficulty: 'beginner' as const, ...more }
}

beforeAll(async () => {
  app = await startApp()
  await db.vocabulary.deleteMany()
  await db.vocabulary.createMany({
    data: [
      word('bond', 'depozito'),
      word('bond clean', 'çıkış temizliği'),
      word('Medicare', 'Medicare', { category: 'Healthcare', saidEnglish: 'me-di-keı' }),
      word('solicitor', 'avukat', { category: 'Legal' }),
    ],
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  user = await createAccount()
  await db.vainSearch.deleteMany()
})

async function open(query: string, more: Record<string, string> = {}): Promise<string> {
  const headers = { ...(await signedInAs(user)), ...more }
  const html = await (await app.request(`/vocabulary${query}`, { headers })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

const foundIn = (main: string) => [...main.matchAll(/<b lang="en"[^>]*><a[^>]*>([^<]+)</g)].map(([, text]) => text)

async function addOwn(userId: number, english: string, turkish: string) {
  await db.ownWord.create({ data: { userId, english, turkish, folded: foldForSearch(`${english} ${turkish}`) } })
}

test('own words are among the results, before equals, and marked; nobody else sees them', async () => {
  await addOwn(user.id, 'bond', 'kefalet senedi')
  await addOwn(user.id, 'bond agent', 'kefalet bürosu')
  const main = await open('?q=BOND')
  expect(foundIn(main)).toEqual(['bond', 'bond', 'bond agent', 'bond clean'])
  expect(main.indexOf('kefalet senedi')).toBeLessThan(main.indexOf('depozito'))
  expect(main.match(/Your own word/g)).toHaveLength(2)
  expect(main).toContain('>All categories (4)<')
  expect(main).toContain('>Housing (2)<')
  expect(foundIn(await open('?q=bond&category=Housing'))).toEqual(['bond', 'bond clean'])
  expect(foundIn(await open(''))).toHaveLength(4)
  user = await createAccount()
  expect(await open('?q=kefalet')).toContain('No vocabulary found')
})

test('where nothing is found, what sounds like it is offered, and a word of one’s own', async () => {
  const main = await open('?q=med%C4%B1key%C4%B1r')
  expect(main).toContain('No vocabulary found')
  expect(main).toContain('Did you mean one of these?')
  expect(main).toMatch(/href="\/vocabulary\/words\/\d+-medicare"/)
  expect(main).toContain(`/vocabulary/mine?english=${encodeURIComponent('medıkeyır')}`)
  expect(await open('?q=bond')).not.toContain('Did you mean')
})

test('what is in another category is offered there', async () => {
  const main = await open('?q=solicitor&category=Housing')
  expect(main).toContain('No vocabulary found')
  expect(main).toContain('1 word in all categories')
})

const tell = async (body: unknown) => {
  const headers = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  return app.request('/api/vocabulary/vain-searches', { method: 'POST', headers, body: JSON.stringify(body) })
}
const counted = async () => {
  const rows = await db.vainSearch.findMany({ orderBy: { folded: 'asc' } })
  return rows.map(({ folded, count }) => [folded, count])
}

test('a settled search that found nothing is counted once a day for each learner, without the learner', async () => {
  for (const q of ['kolesterol', ' KOLESTEROL ', 'kolesterol']) expect((await tell({ q })).status).toBe(204)
  expect(await counted()).toEqual([['kolesterol', 1]])
  user = await createAccount()
  await tell({ q: 'Kolesterol' })
  expect(await counted()).toEqual([['kolesterol', 2]])
})

test('what is found, about a person, or no word at all is not counted', async () => {
  await addOwn(user.id, 'kolesterol', 'cholesterol')
  for (const q of [
    'bond',
    'depozito',
    'kolesterol',
    'ayse@example.org',
    '0412 345 678',
    'ab',
    'one two three four five',
  ])
    expect((await tell({ q })).status, q).toBe(204)
  expect(await counted()).toEqual([])
})

test.each([{}, { q: 7 }, { q: 'x'.repeat(101) }])('%j is refused', async (body) => {
  expect((await tell(body)).status).toBe(400)
})

test('without script a sent search is counted, and what a script fetches while typing is not', async () => {
  await open('?q=kolesterol', { Accept: 'text/html' })
  await open('?q=kolesterol', { Accept: 'text/html' })
  await open('?q=koles', { Accept: '*/*' })
  await open('?q=bond', { Accept: 'text/html' })
  expect(await counted()).toEqual([['kolesterol', 1]])
})

test('a learner who sends hundreds is stopped, and the page still works', async () => {
  const statuses: number[] = []
  for (let times = 0; times < 61; times += 1)
    statuses.push((await tell({ q: `kelime${'x'.repeat(times % 9)}` })).status)
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(204))
  expect(statuses.at(-1)).toBe(429)
  expect(await open('?q=yokki', { Accept: 'text/html' })).toContain('No vocabulary found')
})

test('nothing that is typed breaks the page', async () => {
  for (const q of ['%00', '%F0%9F%98%80', "'%3B--", '%25', '_', '%5C', 'x'.repeat(3_000), '%D9%85'])
    expect(await open(`?q=${q}`), q).toMatch(/No vocabulary found|words? for/)
})
