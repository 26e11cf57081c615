import { beforeEach, expect, test } from 'vitest'
import { TERMS_MIN } from '#app/config/dialogues.ts'
import type { VocabularyEntry, VocabularyFile } from '#app/models/vocabulary/vocabulary-file.ts'
import { db, inTransaction } from '#app/db.server.ts'
import { sourceWords } from '#app/models/dialogues/content-rules.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { setTemplateInUse } from '#app/services/mock-test/edit-templates.server.ts'
import { changeWord, removeWord } from '#app/services/vocabulary/edit-words.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { entry } from '#tests/support/vocabulary-entry.ts'
import { type ContentFile, parseContent, readContent, readMockTests } from './content.ts'
import { seed, seedContent } from './seed.ts'
import { takeTurn } from './turns.ts'
import { readVocabulary } from './vocabulary.ts'

beforeEach(async () => {
  await db.vocabulary.deleteMany()
  await db.mockTestTemplate.deleteMany()
  await db.dialogue.deleteMany()
})

async function libraryFiles(): Promise<[ContentFile, ContentFile]> {
  const [first, second] = await readContent()
  if (!first || !second) throw new Error('The library has at least two dialogues.')
  return [first, second]
}

function fileOf(items: VocabularyEntry[], category: VocabularyFile['category'] = 'Housing'): VocabularyFile {
  return { version: 2, category, items }
}

function edited(file: ContentFile, change: { from: string; to: string }): ContentFile {
  expect(file.text).toContain(change.from)
  return { ...file, hash: `${file.hash}-edited`, text: file.text.replace(change.from, change.to) }
}

test('an empty database gets every dialogue file, oldest first, and its terms as vocabulary of its topic', async () => {
  const files = await readContent()
  expect(await seed({ demo: 'never' })).toEqual({ created: files.length, updated: 0, demoAccounts: [] })
  const dialogues = await db.dialogue.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  const stated = files.map(parseContent)
  expect(dialogues.map(({ slug }) => slug)).toEqual(stated.map(({ slug }) => slug))
  for (const [index, dialogue] of dialogues.entries()) {
    const segments = stated[index]?.segments ?? []
    expect(parseTranscript(dialogue.transcript).segments.map(({ text }) => text)).toEqual(
      segments.map(({ text }) => text),
    )
    expect(dialogue.wordCount).toBe(sourceWords(segments))
  }
  for (const topic of new Set(stated.map((file) => file.topic))) {
    expect(await db.vocabulary.count({ where: { category: topic } })).toBeGreaterThanOrEqual(TERMS_MIN)
  }
})

test('a second start changes nothing', async () => {
  await seed({ demo: 'never' })
  const before = await db.dialogue.findMany({ orderBy: { id: 'asc' } })
  expect(await seed({ demo: 'never' })).toEqual({ created: 0, updated: 0, demoAccounts: [] })
  expect(await db.dialogue.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
})

test('processes that start together import each dialogue once', async () => {
  const files = await readContent()
  const reports = await Promise.all(Array.from({ length: 5 }, () => seed({ demo: 'never' })))
  expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(files.length)
  expect(await db.dialogue.count()).toBe(files.length)
})

test('a changed file changes its dialogue and keeps its id', async () => {
  const [file, other] = await libraryFiles()
  await seedContent({ dialogues: [file, other], vocabulary: [] })
  const before = await db.dialogue.findFirstOrThrow({ where: { contentHash: file.hash } })
  const changed = edited(file, { from: before.title, to: 'A new title' })
  expect(await seedContent({ dialogues: [changed, other], vocabulary: [] })).toEqual({ created: 0, updated: 1 })
  expect(await db.dialogue.findUniqueOrThrow({ where: { id: before.id } })).toMatchObject({ title: 'A new title' })
})

test('a dialogue that an admin edited or deleted is left alone', async () => {
  const [file, other] = await libraryFiles()
  await seedContent({ dialogues: [file, other], vocabulary: [] })
  const { id, title } = await db.dialogue.findFirstOrThrow({ where: { contentHash: file.hash } })
  const deletedAt = new Date()
  await db.dialogue.update({ where: { id }, data: { description: 'By hand', editedByAdmin: true, deletedAt } })
  const changed = edited(file, { from: title, to: 'A new title' })
  expect(await seedContent({ dialogues: [changed, other], vocabulary: [] })).toEqual({ created: 0, updated: 0 })
  expect(await db.dialogue.findUniqueOrThrow({ where: { id } })).toMatchObject({
    title,
    description: 'By hand',
    deletedAt,
  })
})

test("a term removed from the files leaves the vocabulary; an admin's entry stays", async () => {
  const [file, other] = await libraryFiles()
  await seedContent({ dialogues: [file, other], vocabulary: [] })
  const term = await db.vocabulary.findFirstOrThrow({ orderBy: { id: 'asc' } })
  await db.vocabulary.create({ data: { english: 'own', turkish: 'kendi', category: 'Legal', difficulty: 'advanced' } })
  const changed = edited(file, { from: `"english": "${term.english}"`, to: '"english": "another word"' })
  await seedContent({ dialogues: [changed, other], vocabulary: [] })
  const english = (await db.vocabulary.findMany()).map((item) => item.english)
  expect(english).toContain('another word')
  expect(english).toContain('own')
  expect(english).not.toContain(term.english)
})

test('a file that is not a dialogue is named, and nothing is imported', async () => {
  const [file] = await libraryFiles()
  const broken = { name: 'broken.json', hash: 'x', text: '{"slug": 1}' }
  await expect(seedContent({ dialogues: [file, broken], vocabulary: [] })).rejects.toThrow(
    'content/dialogues/broken.json',
  )
  expect(await db.dialogue.count()).toBe(0)
})

const WORD = entry()

test('vocabulary files add words with examples; a corrected word keeps its id; a removed one is deleted', async () => {
  const dialogues = await libraryFiles()
  const other = { ...WORD, english: 'lease', turkish: 'kira sözleşmesi' }
  await seedContent({ dialogues, vocabulary: [fileOf([WORD, other])] })
  const before = await db.vocabulary.findFirstOrThrow({ where: { english: 'bond' } })
  expect(before).toMatchObject({ category: 'Housing', exampleTurkish: WORD.exampleTurkish, isSeeded: true })
  const corrected = { ...WORD, turkish: 'kira depozitosu' }
  await seedContent({ dialogues, vocabulary: [fileOf([corrected])] })
  expect(await db.vocabulary.findFirst({ where: { english: 'bond' } })).toMatchObject({
    id: before.id,
    turkish: 'kira depozitosu',
  })
  expect(await db.vocabulary.count({ where: { english: 'lease' } })).toBe(0)
})

test('a term of a dialogue that an entry covers, in any topic and wording, is not added again', async () => {
  const dialogues = await libraryFiles()
  await seedContent({ dialogues, vocabulary: [] })
  const [term, other] = await db.vocabulary.findMany({ orderBy: { id: 'asc' }, take: 2 })
  if (!term || !other) throw new Error('A dialogue has at least two terms.')
  const count = await db.vocabulary.count()
  const items = [
    entry({ english: term.english.toUpperCase() }),
    entry({ english: 'x', acceptedEnglish: [other.english] }),
  ]
  await seedContent({ dialogues, vocabulary: [fileOf(items, 'Immigration')] })
  const covered = [term.english, other.english]
  expect(await db.vocabulary.count({ where: { english: { in: covered } } })).toBe(0)
  expect(await db.vocabulary.count()).toBe(count)
})

test('an entry has everything that its file says', async () => {
  const trap = { en: 'Not a contract between friends.', tr: 'Arkadaşlar arasındaki bağ değil.' }
  const institution = { en: 'Held by a state authority.', tr: 'Eyalet kurumunda durur.' }
  const item = entry({
    sense: 'of a tenant',
    trap,
    institution,
    register: 'official',
    level: 3,
    byHand: ['saidEnglish'],
  })
  await seedContent({ dialogues: [], vocabulary: [fileOf([item])] })
  const { level: _level, trap: _trap, institution: _institution, byHand: _byHand, ...columns } = item
  expect(await db.vocabulary.findFirst()).toMatchObject({
    ...columns,
    difficulty: 'advanced',
    trapEn: trap.en,
    trapTr: trap.tr,
    institutionEn: institution.en,
    institutionTr: institution.tr,
  })
})

test('one English word may have several entries in a topic, each with its sense', async () => {
  const items = [
    entry({ english: 'cover', turkish: 'teminat', sense: 'protection', acceptedTurkish: [] }),
    entry({ english: 'cover', turkish: 'paket', sense: 'private health' }),
  ]
  await seedContent({ dialogues: [], vocabulary: [fileOf(items)] })
  expect(await db.vocabulary.count({ where: { english: 'cover' } })).toBe(2)
  expect(await seedContent({ dialogues: [], vocabulary: [fileOf(items)] })).toEqual({ created: 0, updated: 0 })
})

test.each([
  ['renamed', fileOf([entry({ english: 'rental bond' })])],
  ['with a sense', fileOf([entry({ sense: 'of a tenant', turkish: 'kira depozitosu' })])],
  ['on another shelf', fileOf([entry()], 'Legal')],
])('an entry %s keeps its id', async (_, changed) => {
  await seedContent({ dialogues: [], vocabulary: [fileOf([WORD])] })
  const { id } = await db.vocabulary.findFirstOrThrow()
  await seedContent({ dialogues: [], vocabulary: [changed] })
  const { category, items } = changed
  const { english, turkish } = items[0] ?? WORD
  expect(await db.vocabulary.findMany()).toMatchObject([{ id, category, english, turkish }])
})

test('a card of a word that another entry now covers goes to that entry, once for each learner', async () => {
  const bond = entry({ acceptedEnglish: ['rental bond'] })
  const double = entry({ english: 'rental bond', turkish: 'teminat', acceptedTurkish: [] })
  await seedContent({ dialogues: [], vocabulary: [fileOf([bond, double])] })
  const idOf = async (english: string) => (await db.vocabulary.findFirstOrThrow({ where: { english } })).id
  const [bondId, doubleId] = [await idOf('bond'), await idOf('rental bond')]
  const [one, both] = [await createAccount({}), await createAccount({})]
  const card = { due: new Date(), stability: 1, difficulty: 1, scheduledDays: 1, learningSteps: 0, lapses: 0, state: 2 }
  await db.vocabularyCard.createMany({
    data: [
      { ...card, userId: one.id, vocabularyId: doubleId, reps: 7 },
      { ...card, userId: both.id, vocabularyId: doubleId, reps: 7 },
      { ...card, userId: both.id, vocabularyId: bondId, reps: 3 },
    ],
  })
  await seedContent({ dialogues: [], vocabulary: [fileOf([bond])] })
  const cards = await db.vocabularyCard.findMany({ where: { userId: { in: [one.id, both.id] } } })
  const known = cards.map(({ userId, vocabularyId, reps }) => [userId === one.id ? 'one' : 'both', vocabularyId, reps])
  expect(known.toSorted()).toEqual([
    ['both', bondId, 3],
    ['one', bondId, 7],
  ])
})

test("an admin's entry stays the only one of its word", async () => {
  const dialogues = await libraryFiles()
  const own = { english: 'bond', turkish: 'depozito', category: 'Housing', difficulty: 'advanced' as const }
  await db.vocabulary.create({ data: own })
  await seedContent({ dialogues, vocabulary: [fileOf([WORD])] })
  expect(await db.vocabulary.findMany({ where: { english: 'bond' } })).toMatchObject([{ ...own, isSeeded: false }])
})

test('seeding the same vocabulary again writes nothing', async () => {
  const dialogues = await readContent()
  const vocabulary = await readVocabulary()
  await seedContent({ dialogues, vocabulary })
  const before = await db.vocabulary.findMany({ orderBy: { id: 'asc' } })
  expect(await seedContent({ dialogues, vocabulary })).toEqual({ created: 0, updated: 0 })
  expect(await db.vocabulary.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
})

test('a word that an admin edited or deleted stays so, whatever the files say later', async () => {
  const dialogues = await libraryFiles()
  const admin = await createAccount({ role: 'admin' })
  const lease = { ...WORD, english: 'lease', turkish: 'kira sözleşmesi' }
  const rent = { ...WORD, english: 'rent', turkish: 'kira' }
  const plant = (items: (typeof WORD)[]) => seedContent({ dialogues, vocabulary: [fileOf(items)] })
  await plant([WORD, lease, rent])
  const idOf = async (english: string) => (await db.vocabulary.findFirstOrThrow({ where: { english } })).id
  const [bondId, leaseId] = [await idOf('bond'), await idOf('lease')]
  const texts = {
    pronunciation: null,
    exampleEnglish: null,
    exampleTurkish: null,
    acceptedEnglish: [],
    acceptedTurkish: [],
  }
  const basics = { category: 'Housing' as const, difficulty: 'beginner' as const, turkish: 'depozito' }
  const draft = { ...basics, ...texts, english: 'rental bond' }
  await changeWord({ admin, id: bondId, draft, version: undefined })
  await removeWord({ admin, id: leaseId })
  for (const items of [[WORD, lease, rent], [{ ...WORD, turkish: 'başka' }, lease, rent], [rent]]) {
    await plant(items)
    const words = await db.vocabulary.findMany({ where: { english: { in: ['bond', 'rental bond', 'lease', 'rent'] } } })
    expect(words.map(({ english, turkish }) => `${english}: ${turkish}`).toSorted()).toEqual([
      'rent: kira',
      'rental bond: depozito',
    ])
  }
  const edited = await db.vocabulary.findUniqueOrThrow({ where: { id: bondId } })
  // The form has no field for how it is said: saving keeps it.
  expect(edited).toMatchObject({ seedKey: '["Housing","bond"]', ipaEnglish: WORD.ipaEnglish })
})

test('a mock test that an admin edited stays so when its file changes', async () => {
  const dialogues = await readContent()
  const mockTests = await readMockTests()
  await seedContent({ dialogues, vocabulary: [], mockTests })
  const admin = await createAccount({ role: 'admin' })
  const { id, title } = await db.mockTestTemplate.findFirstOrThrow({ orderBy: { id: 'asc' } })
  await setTemplateInUse({ admin, id, isActive: false })
  const changed = mockTests.map((file) => ({
    ...file,
    hash: `${file.hash}-edited`,
    text: file.text.replace('"durationMinutes": 45', '"durationMinutes": 50'),
  }))
  await seedContent({ dialogues, vocabulary: [], mockTests: changed })
  expect(await db.mockTestTemplate.findUniqueOrThrow({ where: { id } })).toMatchObject({
    title,
    isActive: false,
    durationMinutes: 45,
  })
  expect(await db.mockTestTemplate.count({ where: { durationMinutes: 50 } })).toBe(mockTests.length - 1)
})

test('a process may wait for its turn longer than the statement timeout', async () => {
  const lock = 56_778_999
  let isHeld = () => {}
  const held = new Promise<void>((resolve) => (isHeld = resolve))
  const first = inTransaction(async (tx) => {
    await takeTurn(tx, lock)
    isHeld()
    await tx.$executeRaw`SELECT pg_sleep(1.5)`
  })
  await held
  await inTransaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = '500ms'`
    await takeTurn(tx, lock)
  })
  await first
})
