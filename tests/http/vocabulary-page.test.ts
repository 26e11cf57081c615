import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp()
  headers = await signedInAs(await createAccount())
  await db.vocabulary.deleteMany()
  await db.vocabulary.createMany({
    data: [
      {
        english: 'health insurance',
        turkish: 'sağlık sigortası',
        category: 'Insurance',
        difficulty: 'beginner',
        exampleEnglish: 'Do you have health insurance?',
        exampleTurkish: 'Sağlık sigortanız var mı?',
      },
      { english: 'excess', turkish: 'muafiyet', category: 'Insurance', difficulty: 'advanced' },
      { english: 'referral', turkish: 'sevk', category: 'Healthcare', difficulty: 'intermediate' },
    ],
  })
})
afterAll(() => app.close())

/** A page as text, without data for scripts. */
async function open(query: string, as = headers): Promise<string> {
  const html = await (await app.request(`/vocabulary${query}`, { headers: as })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

const idOf = async (english: string) => (await db.vocabulary.findFirstOrThrow({ where: { english } })).id

test('the page lists every word in both languages, with its example and a player for each', async () => {
  const main = await open('')
  expect(main).toContain('3 words')
  expect(main).toMatch(/lang="tr"[^>]*>sağlık sigortası</)
  expect(main).toMatch(/lang="tr"[^>]*>Sağlık sigortanız var mı\?</)
  expect(main).toContain(`src="/api/vocabulary/${await idOf('excess')}/speech/tr"`)
  expect(main.match(/<audio/g)).toHaveLength(6)
})

test.each([
  ['?q=saglik', ['health insurance'], '1 word for'],
  ['?q=REFERR&category=', ['referral'], '1 word for'],
  ['?q=&category=Insurance', ['excess', 'health insurance'], '2 words'],
  ['?q=nothing', [], 'No vocabulary found'],
  ['?category=Nowhere', [], 'No vocabulary found'],
  ['?q=%00%F0', [], 'No vocabulary found'],
])('%s shows %j', async (query, expected, sentence) => {
  const main = await open(query)
  const found = [...main.matchAll(/<b lang="en"[^>]*><a[^>]*>([^<]+)</g)].map(([, word]) => word)
  expect(found).toEqual(expected)
  expect(main).toContain(sentence)
})

test('categories show the number of search hits', async () => {
  const main = await open('?q=e&category=Legal')
  expect(main).toContain('>All categories (3)<')
  expect(main).toContain('>Insurance (2)<')
  expect(main).toContain('>Legal (0)<')
})

test('a long list is split into light pages, whose links keep search and category', async () => {
  const example = 'A sentence of the usual length, which shows how the word is used in a dialogue.'
  const data = Array.from({ length: 95 }, (_, index) => ({
    english: `page word ${String(index).padStart(2, '0')}`,
    turkish: `sayfa sözü ${index}`,
    category: 'Legal',
    difficulty: 'beginner' as const,
    exampleEnglish: example,
    exampleTurkish: example,
  }))
  await db.vocabulary.createMany({ data })
  const seen: string[] = []
  let query: string | undefined = '?q=page&category=Legal'
  while (query !== undefined) {
    const response = await app.request(`/vocabulary${query}`, {
      headers: { ...headers, 'Accept-Encoding': 'identity' },
    })
    const html = await response.text()
    expect(Buffer.byteLength(html)).toBeLessThan(150_000)
    expect(gzipSync(html).byteLength).toBeLessThan(25_000)
    seen.push(...[...html.matchAll(/<b lang="en"[^>]*><a[^>]*>([^<]+)</g)].map(([, word = '']) => word))
    const next: string | undefined = /<a[^>]*rel="next"[^>]*>/.exec(html)?.[0]
    query = next && /href="\/vocabulary([^"]*)"/.exec(next)?.[1]?.replaceAll('&amp;', '&')
    if (query !== undefined) expect(query).toContain('q=page&category=Legal')
  }
  expect(seen).toEqual(data.map(({ english }) => english))
  expect(await open('?q=page&page=999')).toContain('Page 4 of 4')
  await db.vocabulary.deleteMany({ where: { category: 'Legal' } })
})

test('the search text is shown in the form, escaped', async () => {
  expect(await open('?q=%22%3E%3Cb%3E&category=Legal')).toContain('value="&quot;&gt;&lt;b&gt;"')
  expect(await open('?category=Legal')).toMatch(/<option value="Legal" selected="">/)
})

test('a word is spoken in both languages, cached by its ETag', async () => {
  const id = await idOf('referral')
  const tags: string[] = []
  for (const language of ['en', 'tr']) {
    const path = `/api/vocabulary/${id}/speech/${language}`
    const response = await app.request(path, { headers })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg'])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    const tag = response.headers.get('ETag') ?? ''
    tags.push(tag)
    expect((await app.request(path, { headers: { ...headers, 'If-None-Match': tag } })).status).toBe(304)
  }
  expect(new Set(tags).size).toBe(2)
})

test.each(['/api/vocabulary/999999/speech/en', '/api/vocabulary/x/speech/en', '/api/vocabulary/1/speech/de'])(
  '%s answers 404 in the usual error shape',
  async (path) => {
    const response = await app.request(path, { headers })
    expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND'])
  },
)

test('a drill without JavaScript goes from word to word to the score, and asks each word once', async () => {
  const items = await db.vocabulary.findMany()
  const asked: string[] = []
  let marks = ''
  for (let number = 1; number <= 3; number += 1) {
    const query = `?drill=42&category=&marks=${marks}`
    const question = await open(query)
    expect(question).toContain(`Word ${number} of 3`)
    const english = /id="drill-word"[^>]*>([^<]+)</.exec(question)?.[1] ?? ''
    const item = items.find((one) => one.english === english)
    expect(question).not.toContain(item?.turkish)
    asked.push(english)
    const answers = ['no idea', ` ${item?.turkish.toLocaleUpperCase('tr')} `, item?.turkish ?? '']
    const told = await open(`${query}&answer=${encodeURIComponent(answers[number - 1] ?? '')}`)
    expect(told).toContain(number === 1 ? 'Wrong' : 'Correct')
    expect(told).toContain(item?.turkish)
    marks = /marks=([caw]+)"/.exec(told)?.[1] ?? ''
  }
  expect(new Set(asked).size).toBe(3)
  const score = await open(`?drill=42&marks=${marks}`)
  expect(score).toContain('2 of 3')
  expect(score).toContain('Try Again')
  expect(score).toContain('Close')
})

test('a drill uses the filtered list, and a blank answer is asked again', async () => {
  expect(await open('?drill=7&category=Healthcare')).toMatch(/id="drill-word"[^>]*>referral</)
  expect(await open('?drill=7&category=Healthcare&answer=+++')).toContain('Word 1 of 1')
  expect(await open('?drill=x')).toContain('3 words')
})
