import { type Database, db, storableText } from '#app/db.server.ts'
import { foldForSearch } from '../fold.ts'
import type { OwnWordDraft } from './own-word-form.ts'
import type { OwnWord } from './own-word.ts'

/** The fields that are shown. */
export const OWN_WORD_FIELDS = { id: true, english: true, turkish: true, note: true } as const

/** A learner's own word; null if it is not theirs. */
export async function findOwnWord(options: { userId: number; id: number }): Promise<OwnWord | null> {
  return db.ownWord.findFirst({ where: options, select: OWN_WORD_FIELDS })
}

/**
 * A learner's own words, newest first.
 *
 * @param options.q part of either wording, as foldForSearch compares it; empty for all.
 * @param options.before the id of the last word of the page before.
 */
export async function listOwnWords(options: {
  userId: number
  q: string
  before: number | undefined
  limit: number
}): Promise<OwnWord[]> {
  const { userId, q, before = null, limit } = options
  const wanted = foldForSearch(storableText(q))
  return db.$queryRaw<OwnWord[]>`
    SELECT id, english, turkish, note FROM own_words
    WHERE user_id = ${userId} AND (${before}::int IS NULL OR id < ${before}::int) AND strpos(folded, ${wanted}) > 0
    ORDER BY id DESC LIMIT ${limit}`
}

export async function countOwnWords(userId: number, database: Database = db): Promise<number> {
  return database.ownWord.count({ where: { userId } })
}

/** Makes a learner's changes to their words wait for each other until the end of the transaction. */
export async function lockOwnWords(tx: Database, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
}

/** Whether a learner has the same pair already, in another word than the one given. */
export async function hasPair(
  tx: Database,
  options: { userId: number; word: OwnWordDraft; besides?: number },
): Promise<boolean> {
  const { userId, word, besides } = options
  const { english, turkish } = word
  const where = { userId, english, turkish, ...(besides !== undefined && { id: { not: besides } }) }
  return (await tx.ownWord.count({ where })) > 0
}

/** The columns of a word. The search compares both wordings at once. */
const columnsOf = ({ english, turkish, note }: OwnWordDraft) => ({
  english,
  turkish,
  note: note === '' ? null : note,
  folded: foldForSearch(`${english} ${turkish}`),
})

export async function insertOwnWord(tx: Database, options: { userId: number; word: OwnWordDraft }): Promise<number> {
  const { userId, word } = options
  const { id } = await tx.ownWord.create({ data: { userId, ...columnsOf(word) }, select: { id: true } })
  return id
}

/** Overwrites a learner's word, which keeps its cards. False if it is not theirs. */
export async function writeOwnWord(
  tx: Database,
  options: { userId: number; id: number; word: OwnWordDraft },
): Promise<boolean> {
  const { userId, id, word } = options
  const { count } = await tx.ownWord.updateMany({ where: { id, userId }, data: columnsOf(word) })
  return count > 0
}

/** Deletes a learner's word with its cards. False if it is not theirs. */
export async function deleteOwnWord(options: { userId: number; id: number }): Promise<boolean> {
  const { count } = await db.ownWord.deleteMany({ where: options })
  return count > 0
}
