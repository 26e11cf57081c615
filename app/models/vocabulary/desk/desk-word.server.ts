import { type Database, db } from '#app/db.server.ts'
import { inCategory, ITEM_FIELDS } from '../item.server.ts'
import { rankWords } from '../look-up/rank-words.ts'
import type { VocabularyItem, WordDetails } from '../item.ts'
import { seedKeyOf } from '../vocabulary-file.ts'
import { DETAIL_FIELDS, StoredDetailsSchema } from '../word-details.server.ts'
import type { WordDraft } from './word-draft.ts'

/** A word with what an admin's list needs to know about it. */
export interface ListedDeskWord extends VocabularyItem {
  /** Created by the seed, and not edited since. */
  isSeeded: boolean
  /** The content entry that an admin edited it from. */
  seedKey: string | null
  /** Null for a draft. */
  publishedAt: Date | null
  updatedAt: Date
}

/** The same with everything that the form edits. */
export interface DeskWord extends ListedDeskWord, WordDetails {}

const LISTED = { ...ITEM_FIELDS, isSeeded: true, seedKey: true, publishedAt: true, updatedAt: true } as const
const WANTED = { ...LISTED, ...DETAIL_FIELDS } as const

const toDeskWord = <Row extends object>(row: Row) => ({ ...row, ...StoredDetailsSchema.parse(row) })

/**
 * The advisory lock under which admins save words one at a time, so that no two create the same one. An arbitrary
 * unique number.
 */
const WORDS_LOCK = 56_778_003

export async function lockWords(database: Database): Promise<void> {
  await database.$executeRaw`SELECT pg_advisory_xact_lock(${WORDS_LOCK})`
}

export async function findDeskWord(id: number, database: Database = db): Promise<DeskWord | null> {
  const row = await database.vocabulary.findUnique({ where: { id }, select: WANTED })
  return row && toDeskWord(row)
}

/** The words of the library including drafts, in English alphabetical order. */
export async function listDeskWords(options: { q: string; category: string | undefined }): Promise<ListedDeskWord[]> {
  const { q, category } = options
  const words = await db.vocabulary.findMany({ where: inCategory(category), orderBy: { id: 'asc' }, select: LISTED })
  return rankWords(words, q)
}

/** Another entry of the same English word in the same sense and category, if there is one. */
export async function findTwin(options: {
  draft: WordDraft
  stored: DeskWord | undefined
  database: Database
}): Promise<number | undefined> {
  const { draft, stored, database } = options
  const rows = await database.vocabulary.findMany({
    where: { category: draft.category, english: { equals: draft.english, mode: 'insensitive' } },
    select: { id: true, category: true, english: true, sense: true },
  })
  const key = seedKeyOf(draft)
  return rows.find((row) => row.id !== stored?.id && seedKeyOf(row) === key)?.id
}

/** Adds a draft. */
export async function insertWord(options: { draft: WordDraft; database: Database }): Promise<DeskWord> {
  const { draft, database } = options
  return toDeskWord(await database.vocabulary.create({ data: { ...draft, publishedAt: null }, select: WANTED }))
}

/** Publishes or unpublishes a word. It keeps its version, so open edits stay valid, and the seed keeps updating it. */
export async function writeWordPublication(options: {
  stored: DeskWord
  publishedAt: Date | null
  database: Database
}): Promise<DeskWord> {
  const { stored, publishedAt, database } = options
  const data = { publishedAt, updatedAt: stored.updatedAt }
  return toDeskWord(await database.vocabulary.update({ where: { id: stored.id }, data, select: WANTED }))
}

/** The keys of a word's content entries, which the seed must no longer touch. */
function seedKeysOf(word: DeskWord): string[] {
  return word.seedKey === null ? [seedKeyOf(word)] : [word.seedKey, seedKeyOf(word)]
}

/** Overwrites a word, which keeps its id and so every learner's card. From then on the seed leaves it alone. */
export async function overwriteWord(options: {
  stored: DeskWord
  draft: WordDraft
  database: Database
}): Promise<DeskWord> {
  const { stored, draft, database } = options
  const seedKey = stored.seedKey ?? (stored.isSeeded ? seedKeyOf(stored) : null)
  const data = { ...draft, isSeeded: false, seedKey }
  return toDeskWord(await database.vocabulary.update({ where: { id: stored.id }, data, select: WANTED }))
}

/** Deletes a word for good, with learners' cards. The seed does not restore it. */
export async function deleteWord(options: { stored: DeskWord; database: Database }): Promise<void> {
  const { stored, database } = options
  const data = seedKeysOf(stored).map((seedKey) => ({ seedKey }))
  await database.vocabularyRemoval.createMany({ data, skipDuplicates: true })
  await database.vocabulary.delete({ where: { id: stored.id }, select: { id: true } })
}

/** How many learners have a card of a word. */
export function countLearners(vocabularyId: number): Promise<number> {
  return db.user.count({ where: { vocabularyCards: { some: { vocabularyId } } } })
}
