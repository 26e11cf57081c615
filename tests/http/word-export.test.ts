import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOPICS } from '#app/config/dialogues.ts'
import { PRINTED_WORDS_MAX } from '#app/config/vocabulary.ts'
import { db } from '#app/db.server.ts'
import { ANKI_HEAD } from '#app/models/vocabulary/anki.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { readPdf } from '#tests/support/pdf.ts'

let app: RunningApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp()
  headers = await signedInAs(await createAccount())
})
afterAll(() => app.close())

const get = (path: string, more: Record<string, string> = {}) => app.request(path, { headers: { ...headers, ...more } })
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/gu)].map(([, cell = '']) => cell.replaceAll('""', '"')))
}

test.each(TOPICS)('%s is printed on two pages, every word of it', async (category) => {
  const response = await get(`/vocabulary/print.pdf?category=${encodeURIComponent(category)}`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const { pages, text, details, tags } = await readPdf(await bytesOf(response))
  expect(pages).toHaveLength(2)
  const words = await db.vocabulary.findMany({ where: { category }, select: { english: true, turkish: true } })
  const squeezed = text.replaceAll(' ', '')
  for (const { english, turkish } of words)
    for (const word of [english, turkish]) expect(squeezed).toContain(word.replaceAll(' ', ''))
  expect(text).toContain(`${words.length} words`)
  expect(pages[1]).toContain('Page 2 of 2')
  expect(text).toContain('/vocabulary?category=')
  expect(details).toContain('"Language":"en"')
  for (const tag of ['"Table"', '"TR"', '"lang":"tr"']) expect(tags).toContain(tag)
})

test('a search is printed by its own name', async () => {
  const response = await get('/vocabulary/print.pdf?q=rent')
  expect(response.headers.get('Content-Disposition')).toContain('filename="kopru-rent.pdf"')
  const { text } = await readPdf(await bytesOf(response))
  expect(text).toContain('“rent”')
})

test('what cannot be printed is refused in a sentence; a link leads back to the list', async () => {
  const tooMany = await get('/vocabulary/print.pdf')
  expect(tooMany.status).toBe(400)
  expect((await tooMany.json()).error).toContain(String(PRINTED_WORDS_MAX))
  expect((await get('/vocabulary/print.pdf?category=Nothing')).status).toBe(404)
  expect((await get('/vocabulary/print.pdf?q=%00')).status).toBe(404)
  const link = await get('/vocabulary/print.pdf', { Accept: 'text/html' })
  expect([link.status, link.headers.get('Location')]).toEqual([303, '/vocabulary'])
})

const cardsOf = (text: string) => parseCsv(text.slice(ANKI_HEAD.length))

test('the CSV is what Anki reads: its head, and a line for each word', async () => {
  const response = await get('/vocabulary/anki.csv?category=Legal')
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  const text = await response.text()
  expect(text.startsWith(ANKI_HEAD)).toBe(true)
  const cards = cardsOf(text)
  const words = await db.vocabulary.findMany({ where: { category: 'Legal' } })
  expect(cards).toHaveLength(words.length)
  for (const card of cards) expect(card).toHaveLength(4)
  const appeal = words.find(({ english }) => english === 'acquit')
  expect(cards).toContainEqual([
    'acquit',
    appeal?.turkish,
    `${appeal?.exampleEnglish} / ${appeal?.exampleTurkish}`,
    expect.stringMatching(new RegExp(`^(?:\\[sound:kopru-${appeal?.id}-tr\\.mp3\\])?$`)),
  ])
  const back = cardsOf(await (await get('/vocabulary/anki.csv?category=Legal&direction=to_english')).text())
  expect(back.map(([front]) => front)).toContain(appeal?.turkish)
})

test('the zip has the cards, a recording for each sound that they name, and no other', async () => {
  const files = unzipSync(await bytesOf(await get('/vocabulary/anki.zip?category=Business&direction=to_english')))
  const csv = new TextDecoder().decode(files['kopru.csv'])
  const named = [...csv.matchAll(/\[sound:(kopru-\d+-en\.mp3)\]/gu)].map(([, name]) => `media/${name}`)
  expect(named.length).toBeGreaterThan(0)
  expect(Object.keys(files).sort()).toEqual(['README.txt', 'kopru.csv', ...named].sort())
  for (const name of named) expect(files[name]?.length).toBeGreaterThan(1_000)
  expect(new TextDecoder().decode(files['README.txt'])).toContain('collection.media')
})

test.each(['csv', 'zip'])('there is no %s of nothing', async (kind) => {
  expect((await get(`/vocabulary/anki.${kind}?category=Nothing`)).status).toBe(404)
})

test('a guest is sent to log in', async () => {
  for (const path of ['/vocabulary/print.pdf?q=rent', '/vocabulary/anki.csv', '/vocabulary/anki.zip']) {
    const link = await app.request(path, { headers: { Accept: 'text/html' } })
    expect(link.headers.get('Location')).toContain('/login?redirectTo=')
  }
})

test('exports are limited', async () => {
  const busy = await signedInAs(await createAccount())
  const statuses: number[] = []
  for (let times = 0; times < 21; times += 1) {
    const response = await app.request('/vocabulary/anki.csv?q=acquit', { headers: busy })
    await response.body?.cancel()
    statuses.push(response.status)
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(statuses.at(-1)).toBe(429)
})
