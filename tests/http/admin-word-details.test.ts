import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type DeskBrowser, deskBrowser } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { isInvalid, valueIn } from '#tests/support/html.ts'

// The fold "More" of /admin/vocabulary, as a browser without JavaScript uses it.

const WORDS = '/admin/vocabulary'

let app: RunningApp
let browser: DeskBrowser

beforeAll(async () => {
  app = await startApp()
  browser = deskBrowser(app, await createAccount({ role: 'admin' }))
})
afterAll(() => app.close())

const open = (path: string) => browser.open(path)
const post = (path: string, fields: Record<string, string>) => browser.post(path, fields)

const word = (changes: Record<string, string> = {}) => ({
  english: 'letter of demand',
  turkish: 'ihtarname',
  category: 'Legal',
  difficulty: 'advanced',
  ...changes,
})

async function addWord(changes: Record<string, string>) {
  const saved = await post(WORDS, word(changes))
  expect(saved.status).toBe(303)
  const id = Number(/saved=(\d+)/.exec(saved.headers.get('Location') ?? '')?.[1])
  return { id, path: `${WORDS}?edit=${id}` }
}

const DETAILS = {
  sense: 'money',
  partOfSpeech: 'noun',
  register: 'formal',
  ipaEnglish: 'ˈbɒnd',
  ipaTurkish: '',
  saidEnglish: 'bond',
  saidTurkish: '',
  collocations: 'pay a bond = depozito ödemek\r\n\r\n lose  a bond=depozitoyu kaybetmek ',
  trapEn: 'It is not a tie.',
  trapTr: 'Bağ demek değildir.',
  institutionEn: '',
  institutionTr: '',
}

test('what an entry says about its word is saved, shown again, and emptied', async () => {
  const { id, path } = await addWord({ english: 'Bond Q', turkish: 'depozito', ...DETAILS })
  const find = () => db.vocabulary.findUniqueOrThrow({ where: { id } })
  expect(await find()).toMatchObject({
    sense: 'money',
    partOfSpeech: 'noun',
    register: 'formal',
    ipaEnglish: 'ˈbɒnd',
    // Worked out by rule.
    ipaTurkish: 'depoziˈto',
    saidTurkish: 'deh-poh-zee-toh',
    collocations: [
      { english: 'pay a bond', turkish: 'depozito ödemek' },
      { english: 'lose a bond', turkish: 'depozitoyu kaybetmek' },
    ],
    trapTr: 'Bağ demek değildir.',
    institutionEn: null,
  })
  const html = await open(path)
  const typed = Object.fromEntries(Object.keys(DETAILS).map((name) => [name, valueIn(html, name) ?? '']))
  expect(typed).toMatchObject({ collocations: 'pay a bond = depozito ödemek\nlose a bond = depozitoyu kaybetmek' })
  const edited = {
    ...word({ english: 'Bond Q', turkish: 'teminat', version: valueIn(html, 'version') ?? '' }),
    ...typed,
  }
  // A select has no value in its tag.
  expect((await post(path, { ...edited, partOfSpeech: 'noun', register: '' })).status).toBe(303)
  expect(await find()).toMatchObject({
    partOfSpeech: 'noun',
    register: null,
    ipaEnglish: 'ˈbɒnd',
    ipaTurkish: 'teːmiːˈnat',
  })
  const emptied = Object.fromEntries(Object.keys(DETAILS).map((name) => [name, '']))
  expect((await post(path, { ...word({ english: 'Bond Q', turkish: 'teminat' }), ...emptied })).status).toBe(303)
  expect(await find()).toMatchObject({
    sense: null,
    collocations: [],
    trapEn: null,
    ipaEnglish: null,
    ipaTurkish: 'teːmiːˈnat',
  })
})

test('an edit of one field of a seeded word leaves the others as they are', async () => {
  const [seeded] = await db.vocabulary.findMany({
    where: { isSeeded: true, trapEn: { not: null }, institutionEn: { not: null } },
    take: 1,
  })
  if (!seeded) throw new Error('The library has no such word.')
  const path = `${WORDS}?edit=${seeded.id}`
  const html = await open(path)
  const chosen = (name: string) =>
    /<option[^>]*selected=""[^>]*value="([^"]*)"|<option[^>]*value="([^"]*)"[^>]*selected=""/u
      .exec(new RegExp(`<select[^>]*name="${name}".*?</select>`, 'su').exec(html)?.[0] ?? '')
      ?.slice(1)
      .find((value) => value !== undefined) ?? ''
  const selects = ['category', 'difficulty', 'partOfSpeech', 'register']
  const texts = [
    'english',
    'turkish',
    'acceptedEnglish',
    'acceptedTurkish',
    'exampleEnglish',
    'exampleTurkish',
    'version',
  ]
  const names = [...texts, 'pronunciation', ...Object.keys(DETAILS)].filter((name) => !selects.includes(name))
  const plain = (text: string) =>
    text
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const fields = Object.fromEntries([
    ...names.map((name) => [name, plain(valueIn(html, name) ?? '')] as const),
    ...selects.map((name) => [name, plain(chosen(name))] as const),
  ])
  expect((await post(path, { ...fields, exampleEnglish: 'This is another example.' })).status).toBe(303)
  const { updatedAt: _, ...after } = await db.vocabulary.findUniqueOrThrow({ where: { id: seeded.id } })
  const { updatedAt: __, ...before } = seeded
  expect(after).toEqual({
    ...before,
    exampleEnglish: 'This is another example.',
    isSeeded: false,
    seedKey: expect.stringContaining('['),
  })
})

const WRONG: [Record<string, string>, string, string][] = [
  [{ trapTr: 'Dikkat.' }, 'trapEn', 'This needs both languages, or neither.'],
  [{ institutionEn: 'A court.' }, 'institutionTr', 'This needs both languages, or neither.'],
  [{ trapEn: 'x'.repeat(201), trapTr: 'x' }, 'trapEn', 'This can have at most 200 characters.'],
  [{ sense: 'x'.repeat(41) }, 'sense', 'A sense can have at most 40 characters.'],
  [{ partOfSpeech: 'thing' }, 'partOfSpeech', 'Please choose one of the parts of speech.'],
  [{ register: 'rude' }, 'register', 'Please choose one of the registers.'],
  [{ ipaEnglish: 'x'.repeat(161) }, 'ipaEnglish', 'How a word is said can have at most 160 characters.'],
  [{ collocations: 'pay a bond' }, 'collocations', 'Write one pair per line: English = Turkish.'],
  [{ collocations: `${'x'.repeat(81)} = y` }, 'collocations', 'A word can have at most 80 characters.'],
  [{ collocations: 'a = b\nc = d\ne = f\ng = h' }, 'collocations', 'A word can have at most 3 such pairs.'],
]

test.each(WRONG)('%j is refused at %s', async (changes, field, sentence) => {
  const refused = await post(WORDS, word(changes))
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain(sentence)
  expect(isInvalid(html, field)).toBe(true)
})
