import { z } from 'zod'
import { DAY_MS } from '#app/config/time.ts'
import { db, type Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ask, type Question } from '#app/questions.server.ts'
import { otherDirection, type WordDirection } from './drill/direction.ts'
import { type Memory, newMemory } from './drill/schedule.ts'
import { type StudyWord, studyWordOf, studyWordOfOwn } from './drill/study-word.ts'
import { ITEM_FIELDS } from './item.server.ts'
import { OWN_WORD_FIELDS } from './own/own-word.server.ts'
import type { WordRef } from './word-ref.ts'

/** The card of an unpublished word is suspended. */
const IN_USE = { OR: [{ vocabulary: { publishedAt: { not: null } } }, { ownWordId: { not: null } }] }

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

/** A learner's word in one direction. */
export type CardKey = WordRef & { userId: number; direction: WordDirection }

/** A learner's memory of a word in one direction; null before the first review. */
export async function findMemory(key: CardKey): Promise<Memory | null> {
  return db.vocabularyCard.findFirst({ where: key, select: MEMORY_FIELDS })
}

export interface Card {
  word: StudyWord
  direction: WordDirection
  memory: Memory
}

/** The card that has been due the longest by a given time. */
export async function findDueCard(options: { userId: number; by: Date }): Promise<Card | null> {
  const row = await db.vocabularyCard.findFirst({
    where: { userId: options.userId, due: { lte: options.by }, ...IN_USE },
    orderBy: [{ due: 'asc' }, { id: 'asc' }],
    select: {
      ...MEMORY_FIELDS,
      direction: true,
      vocabulary: { select: { ...ITEM_FIELDS, notes: { where: { userId: options.userId }, select: { text: true } } } },
      ownWord: { select: OWN_WORD_FIELDS },
    },
  })
  if (!row) return null
  const { vocabulary, ownWord, direction, ...memory } = row
  const word = vocabulary ? studyWordOf(vocabulary, vocabulary.notes[0]?.text) : ownWord && studyWordOfOwn(ownWord)
  return word && { word, direction, memory }
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

interface DueBefore {
  userId: number
  before: Date
}

const CountSchema = z.number().int()

/** How many cards are due before a given time. */
export function dueCardsOf({ userId, before }: DueBefore): Question<number> {
  return {
    sql: Prisma.sql`SELECT count(*) FROM vocabulary_cards c LEFT JOIN vocabulary v ON v.id = c.vocabulary_id
      WHERE c.user_id = ${userId} AND c.due < ${before}::timestamptz
        AND (v.published_at IS NOT NULL OR c.own_word_id IS NOT NULL)`,
    read: (value) => CountSchema.parse(value),
  }
}

/** The same, in one statement. */
export function countDueCards(due: DueBefore): Promise<number> {
  return ask(dueCardsOf(due))
}

/**
 * Of a learner's day, in one statement: the cards due before its end, those that were new on it and have been reviewed, and the words
 * of the library without a card, of which no more than `limit` are counted.
 */
export async function countStudyDay(options: {
  userId: number
  startsAt: Date
  endsAt: Date
  limit: number
}): Promise<{ due: number; started: number; unseen: number }> {
  const { userId, startsAt, endsAt, limit } = options
  const [counts] = await db.$queryRaw<{ due: number; started: number; unseen: number }[]>`
    SELECT
      (SELECT count(*)::int FROM vocabulary_cards c LEFT JOIN vocabulary v ON v.id = c.vocabulary_id
        WHERE c.user_id = ${userId} AND c.due < ${endsAt}::timestamptz
          AND (v.published_at IS NOT NULL OR c.own_word_id IS NOT NULL)) AS due,
      (SELECT count(*)::int FROM vocabulary_cards c
        WHERE c.user_id = ${userId} AND c.created_at >= ${startsAt}::timestamptz AND c.reps > 0) AS started,
      (SELECT count(*)::int FROM (SELECT FROM vocabulary v WHERE v.published_at IS NOT NULL AND NOT EXISTS
        (SELECT FROM vocabulary_cards c WHERE c.user_id = ${userId} AND c.vocabulary_id = v.id) LIMIT ${limit}) few) AS unseen`
  return counts ?? { due: 0, started: 0, unseen: 0 }
}

/**
 * Stores a review if the word has had no other since, as `after` shows: the same review sent twice counts once, even
 * concurrently. The first review of a word brings its other direction a day later: on the same day it would only
 * test what was just read.
 *
 * @returns whether it was stored.
 */
export async function saveReview(
  database: Database,
  options: {
    key: CardKey
    after: number
    memory: Memory
    now: Date
  },
): Promise<boolean> {
  const { key, after, memory, now } = options
  const { count } = await database.vocabularyCard.updateMany({ where: { ...key, reps: after }, data: memory })
  const added =
    count === 0 && after === 0
      ? (await database.vocabularyCard.createMany({ data: [{ ...memory, ...key }], skipDuplicates: true })).count
      : 0
  if (count + added === 0) return false
  if (after === 0) await addWayBack(database, { key, now })
  return true
}

async function addWayBack(database: Database, { key, now }: { key: CardKey; now: Date }): Promise<void> {
  const back = { ...key, direction: otherDirection(key.direction) }
  const due = new Date(now.getTime() + DAY_MS)
  await database.vocabularyCard.createMany({ data: [{ ...newMemory(due), ...back }], skipDuplicates: true })
  // A word that was put into the deck has had it from the start (deck.server.ts).
  await database.vocabularyCard.updateMany({ where: { ...back, reps: 0, due: { lt: due } }, data: { due } })
}

/**
 * Makes words of the library due at once from English to Turkish. A word without a card gets a new one; an existing card keeps its
 * memory and only becomes due earlier.
 */
export async function makeDue(
  tx: Database,
  options: { userId: number; vocabularyIds: number[]; now: Date },
): Promise<void> {
  const { userId, vocabularyIds, now } = options
  const direction = 'to_turkish'
  const memory = newMemory(now)
  await tx.vocabularyCard.createMany({
    data: vocabularyIds.map((vocabularyId) => ({ ...memory, userId, vocabularyId, direction })),
    skipDuplicates: true,
  })
  await tx.vocabularyCard.updateMany({
    where: { userId, vocabularyId: { in: vocabularyIds }, direction, due: { gt: now } },
    data: { due: now },
  })
}
