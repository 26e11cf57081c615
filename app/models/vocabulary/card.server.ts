import { db } from '#app/db.server.ts'
import { ITEM_FIELDS } from './item.server.ts'
import type { VocabularyItem } from './item.ts'
import type { Memory } from './drill/schedule.ts'

/** The card of an unpublished word is suspended. */
const PUBLISHED = { publishedAt: { not: null } }

const MEMORY_FIELDS = {
  due: true,
  stability: true,
  difficulty: true,
  scheduledDays: true,
  learningSteps: true,
  reps: true,
  lapses: true,
  state: true,
  lastReview: true,
} as const

/** A learner's memory of a word; null before the first review. */
export async function findMemory(options: { userId: number; vocabularyId: number }): Promise<Memory | null> {
  return db.vocabularyCard.findUnique({ where: { userId_vocabularyId: options }, select: MEMORY_FIELDS })
}

export interface Card {
  item: VocabularyItem
  memory: Memory
}

/** The card that has been due the longest by a given time. */
export async function findDueCard(options: { userId: number; by: Date }): Promise<Card | null> {
  const row = await db.vocabularyCard.findFirst({
    where: { userId: options.userId, due: { lte: options.by }, vocabulary: PUBLISHED },
    orderBy: [{ due: 'asc' }, { vocabularyId: 'asc' }],
    select: { ...MEMORY_FIELDS, vocabulary: { select: ITEM_FIELDS } },
  })
  if (!row) return null
  const { vocabulary: item, ...memory } = row
  return { item, memory }
}

/**
 * The next word that a learner has never reviewed: easy ones first, then in a fixed mixed order, so that topics
 * alternate.
 */
export async function findNewItemId(userId: number): Promise<number | undefined> {
  const [row] = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM vocabulary
    WHERE published_at IS NOT NULL AND NOT EXISTS (SELECT FROM vocabulary_cards WHERE user_id = ${userId} AND vocabulary_id = vocabulary.id)
    ORDER BY difficulty, md5(id || ':' || ${userId}::int), id LIMIT 1`
  return row?.id
}

export async function countDueCards(options: { userId: number; before: Date }): Promise<number> {
  const { userId, before } = options
  return db.vocabularyCard.count({ where: { userId, due: { lt: before }, vocabulary: PUBLISHED } })
}

/** How many words a learner has reviewed for the first time since a given time. */
export async function countStartedSince(options: { userId: number; since: Date }): Promise<number> {
  return db.vocabularyCard.count({
    where: { userId: options.userId, createdAt: { gte: options.since }, reps: { gt: 0 } },
  })
}

export async function countNewItems(userId: number): Promise<number> {
  return db.vocabulary.count({ where: { ...PUBLISHED, cards: { none: { userId } } } })
}

/**
 * Stores a review if the word has had no other since, as `after` shows: the same review sent twice counts once, even
 * concurrently.
 *
 * @returns whether it was stored.
 */
export async function saveReview(options: {
  userId: number
  vocabularyId: number
  after: number
  memory: Memory
}): Promise<boolean> {
  const { userId, vocabularyId, after, memory } = options
  const { count } = await db.vocabularyCard.updateMany({ where: { userId, vocabularyId, reps: after }, data: memory })
  if (count > 0 || after > 0) return count > 0
  const data = { ...memory, userId, vocabularyId }
  return (await db.vocabularyCard.createMany({ data: [data], skipDuplicates: true })).count > 0
}
