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
    sense: null,
    partOfSpeech: null,
    register: null,
    ipaEnglish: WORD.ipaEnglish,
    ipaTurkish: WORD.ipaTurkish,
    saidEnglish: WORD.saidEnglish,
    saidTurkish: WORD.saidTurkish,
    collocations: [],
    trapEn: null,
    trapTr: null,
    institutionEn: null,
    institutionTr: null,
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
  const kept = await db.vocabulary.findUniqueOrThrow({ where: { id: bondId } })
  // How it is said goes with the word that changed, and stays with the one that did not.
  expect(kept).toMatchObject({ seedKey: '["Housing","bond"]', ipaEnglish: null, ipaTurkish: WORD.ipaTurkish })
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
