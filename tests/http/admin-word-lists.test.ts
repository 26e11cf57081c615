import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type DeskBrowser, deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue, createUser } from '#tests/support/factories.ts'
import { valueIn } from '#tests/support/html.ts'

const MISSED = '/admin/vocabulary/missed'
const SEARCHES = '/admin/vocabulary/searches'

let app: RunningApp
let browser: DeskBrowser

beforeAll(async () => {
  app = await startApp()
  browser = deskBrowser(app, await createAccount({ role: 'admin' }))
})
afterAll(() => app.close())

/** The page as text, without data for scripts. */
async function open(path: string): Promise<string> {
  const html = await browser.open(path)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

/** The cells of the table, by row. */
function rowsIn(html: string): string[][] {
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gsu)].map(([, row = '']) => row).slice(1)
  const text = (cell: string) => cell.replaceAll(/<span aria-hidden="true"[^>]*>.*?<\/span>|<[^>]+>/gsu, '')
  return rows.map((row) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gsu)].map(([, cell = '']) => text(cell)))
}

async function missIn(options: { userId: number; daysAgo: number; words: { id: number }[] }): Promise<void> {
  const { userId, daysAgo, words } = options
  const dialogue = await createDialogue()
  await db.submission.create({
    data: {
      id: randomUUID(),
      userId,
      dialogueId: dialogue.id,
      dialogueTitle: dialogue.title,
      dialogueTopic: dialogue.topic,
      dialogueLevel: dialogue.level,
      createdAt: new Date(Date.now() - daysAgo * DAY_MS),
      misses: { create: words.map(({ id }, place) => ({ vocabularyId: id, place })) },
    },
  })
}

test('the terms missed most come first, with how often and by how many learners, for each period', async () => {
  await db.vocabularyMiss.deleteMany()
  const [bond, lease, will] = await Promise.all(
    ['bond', 'lease', 'will'].map((name) =>
      db.vocabulary.create({
        data: { english: `${name} Q`, turkish: 'x', sense: null, category: 'Housing', difficulty: 'beginner' },
      }),
    ),
  )
  if (!bond || !lease || !will) throw new Error('not created')
  const [one, other] = [await createUser(), await createUser()]
  await missIn({ userId: one.id, daysAgo: 1, words: [bond, lease] })
  await missIn({ userId: one.id, daysAgo: 2, words: [bond] })
  await missIn({ userId: other.id, daysAgo: 3, words: [lease] })
  await missIn({ userId: other.id, daysAgo: 60, words: [bond] })
  await missIn({ userId: other.id, daysAgo: 200, words: [will] })
  const shown = async (query: string) => rowsIn(await open(`${MISSED}${query}`)).map((cells) => cells.slice(0, 5))
  // Missed equally often, by more learners.
  const recent = [
    ['lease Q', 'x', 'Housing', '2', '2'],
    ['bond Q', 'x', 'Housing', '2', '1'],
  ]
  expect(await shown('')).toEqual(recent)
  expect(await shown('?days=7')).toEqual(recent)
  const quarter = [['bond Q', 'x', 'Housing', '3', '2'], recent[0]]
  expect(await shown('?days=90')).toEqual(quarter)
  expect(await shown('?days=all')).toEqual([...quarter, ['will Q', 'x', 'Housing', '1', '1']])
  expect(await open(MISSED)).toContain(`href="/admin/vocabulary?edit=${bond.id}"`)
})

test('searches in vain are listed by how often, lead to the form in their language, and are dealt with', async () => {
  await db.vainSearch.createMany({
    data: [
      { folded: 'kerb appeal', text: 'Kerb appeal', count: 2 },
      { folded: 'suresi', text: 'süresi', count: 9 },
    ],
  })
  const html = await open(SEARCHES)
  expect(rowsIn(html).map(([text, count]) => [text, count])).toEqual([
    ['süresi', '9'],
    ['Kerb appeal', '2'],
  ])
  const [turkish = '', english = ''] = [
    ...html.matchAll(/href="(\/admin\/vocabulary\?(?:english|turkish)=[^"]+)"/gu),
  ].map(([, link]) => link)
  expect(valueIn(await browser.open(turkish), 'turkish')).toBe('süresi')
  expect(valueIn(await browser.open(english), 'english')).toBe('Kerb appeal')
  const done = await browser.post(SEARCHES, { folded: 'suresi' })
  expect([done.status, done.headers.get('Location')]).toEqual([303, SEARCHES])
  expect((await browser.post(SEARCHES, { folded: 'suresi' })).status).toBe(303)
  expect(rowsIn(await open(SEARCHES)).map(([text]) => text)).toEqual(['Kerb appeal'])
  const wrong: Record<string, string>[] = [{}, { folded: 'x'.repeat(81) }, { folded: '\0' }]
  for (const fields of wrong) {
    expect((await browser.post(SEARCHES, fields)).status).toBe(400)
  }
})

test('learners and testers are refused', async () => {
  await db.vainSearch.create({ data: { folded: 'stays', text: 'stays' } })
  for (const as of [await createAccount({ plan: 'pro' }), await createAccount({ role: 'tester' })]) {
    expect((await browser.get(MISSED, as)).status).toBe(403)
    expect((await browser.get(SEARCHES, as)).status).toBe(403)
    expect((await browser.post(SEARCHES, { folded: 'stays' }, as)).status).toBe(403)
  }
  expect(await db.vainSearch.count({ where: { folded: 'stays' } })).toBe(1)
})
