import { type Database, db } from '#app/db.server.ts'
import { inCategory, ITEM_FIELDS } from '../item.server.ts'
import { rankWords } from '../missed/rank-words.ts'
import type { VocabularyItem } from '../item.ts'
import { seedKeyOf } from '../vocabulary-file.ts'
import type { WordDraft } from './word-draft.ts'

/** A word with what an admin's act on it needs to know. */
export interface DeskWord extends VocabularyItem {
  /** Made by the seed, and not edited since. */
  isSeeded: boolean
  /** The entry of the content files that an admin edited it from. */
  seedKey: string | null
  /** Null for a draft. */
  publishedAt: Date | null
  updatedAt: Date
}

const WANTED = { ...ITEM_FIELDS, isSeeded: true, seedKey: true, publishedAt: true, updatedAt: true } as const

/** Names the lock that has admins save words one after another: no two make the same one. Any number of its own. */
const WORDS_LOCK = 56_778_003

export async function lockWords(database: Database): Promise<void> {
  await database.$executeRaw`SELECT pg_advisory_xact_lock(${WORDS_LOCK})`
}

export function findDeskWord(id: number, database: Database = db): Promise<DeskWord | null> {
  return database.vocabulary.findUnique({ where: { id }, select: WANTED })
}

/** The words of the library, drafts too, in English alphabetical order. */
export async function listDeskWords(options: { q: string; category: string | undefined }): Promise<DeskWord[]> {
  const { q, category } = options
  const words = await db.vocabulary.findMany({ where: inCategory(category), orderBy: { id: 'asc' }, select: WANTED })
  return rankWords(words, q)
}

/** The other entry of the same English word in the same category, if there is one. */
export async function findTwin(options: {
  draft: WordDraft
  exceptId: number | undefined
  database: Database
}): Promise<number | undefined> {
  const { draft, exceptId, database } = options
  const rows = await database.vocabulary.findMany({
    where: { category: draft.category, english: { equals: draft.english, mode: 'insensitive' } },
    select: { id: true, category: true, english: true },
  })
  return rows.find((row) => row.id !== exceptId && seedKeyOf(row) === seedKeyOf(draft))?.id
}

/** Adds a draft. */
export function insertWord(options: { draft: WordDraft; database: Database }): Promise<DeskWord> {
  const { draft, database } = options
  return database.vocabulary.create({ data: { ...draft, publishedAt: null }, select: WANTED })
}

/** Publishes a word, or makes it a draft again. No new state for those who edit it, and the seed keeps minding it. */
export function writeWordPublication(options: {
  stored: DeskWord
  publishedAt: Date | null
  database: Database
}): Promise<DeskWord> {
  const { stored, publishedAt, database } = options
  const data = { publishedAt, updatedAt: stored.updatedAt }
  return database.vocabulary.update({ where: { id: stored.id }, data, select: WANTED })
}

/** The entries of the content files that stand for a word: they belong to the admin who changes it. */
function seedKeysOf(word: DeskWord): string[] {
  return word.seedKey === null ? [seedKeyOf(word)] : [word.seedKey, seedKeyOf(word)]
}

/** Stores a draft over a word, which keeps its id and with it every learner's card. The seed leaves it alone then. */
export function overwriteWord(options: { stored: DeskWord; draft: WordDraft; database: Database }): Promise<DeskWord> {
  const { stored, draft, database } = options
  const seedKey = stored.seedKey ?? (stored.isSeeded ? seedKeyOf(stored) : null)
  const data = { ...draft, isSeeded: false, seedKey }
  return database.vocabulary.update({ where: { id: stored.id }, data, select: WANTED })
}

/** Takes a word away for good, with learners' cards of it. The seed does not bring it back. */
export async function deleteWord(options: { stored: DeskWord; database: Database }): Promise<void> {
  const { stored, database } = options
  const data = seedKeysOf(stored).map((seedKey) => ({ seedKey }))
  await database.vocabularyRemoval.createMany({ data, skipDuplicates: true })
  await database.vocabulary.delete({ where: { id: stored.id }, select: { id: true } })
}

/** How many learners have a card of a word. */
export function countLearners(vocabularyId: number): Promise<number> {
  return db.vocabularyCard.count({ where: { vocabularyId } })
}
