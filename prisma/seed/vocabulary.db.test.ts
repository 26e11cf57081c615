import { beforeEach, expect, test } from 'vitest'
import type { VocabularyEntry, VocabularyFile } from '#app/models/vocabulary/vocabulary-file.ts'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { entry } from '#tests/support/vocabulary-entry.ts'
import { type ContentFile, readContent } from './content.ts'
import { seedContent } from './seed.ts'

beforeEach(async () => {
  await db.vocabulary.deleteMany()
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
      { ...card, userId: both.id, vocabularyId: doubleId, reps: 8, direction: 'to_english' },
      { ...card, userId: both.id, vocabularyId: bondId, reps: 3 },
    ],
  })
  await db.wordNote.create({ data: { userId: one.id, vocabularyId: doubleId, text: 'held by the state' } })
  await seedContent({ dialogues: [], vocabulary: [fileOf([bond])] })
  const cards = await db.vocabularyCard.findMany({
    where: { userId: { in: [one.id, both.id] } },
    orderBy: { reps: 'asc' },
  })
  const known = cards.map(({ userId, vocabularyId, reps }) => [userId === one.id ? 'one' : 'both', vocabularyId, reps])
  expect(known).toEqual([
    ['both', bondId, 3],
    ['one', bondId, 7],
    ['both', bondId, 8],
  ])
  expect(await db.wordNote.findMany({ where: { userId: one.id } })).toMatchObject([{ vocabularyId: bondId }])
})
