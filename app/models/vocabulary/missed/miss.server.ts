import { db, type Database } from '#app/db.server.ts'
import { ITEM_FIELDS } from '../item.server.ts'
import type { VocabularyItem } from '../item.ts'
import { newMemory } from '../drill/schedule.ts'
import type { MissedWord, MissSource } from '../drill/study.ts'

/**
 * Keeps which words were missed in an attempt (most telling first) and makes them due at once. A word without a card
 * gets a new one. A card that is there keeps its memory and only comes earlier: a dialogue is no review. FSRS takes a
 * lapse for certain forgetting and cuts stability for weeks; here a synonym, a slip of the recogniser or a lack of time
 * may be the cause. The review that follows tells, and FSRS weighs it by the days since the last real one, so that
 * coming early costs nothing. Words that have left the library are passed over.
 */
export async function saveMisses(
  tx: Database,
  options: { userId: number; submissionId: string; vocabularyIds: number[]; now: Date },
): Promise<void> {
  const { userId, submissionId, vocabularyIds, now } = options
  if (vocabularyIds.length === 0) return
  // Held until the end of the transaction: the seed may take words away meanwhile.
  const kept = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM vocabulary WHERE id = ANY(${vocabularyIds}) AND published_at IS NOT NULL ORDER BY id FOR KEY SHARE`
  const ids = kept.map(({ id }) => id)
  const memory = newMemory(now)
  await tx.vocabularyCard.createMany({
    data: ids.map((vocabularyId) => ({ ...memory, userId, vocabularyId })),
    skipDuplicates: true,
  })
  await tx.vocabularyCard.updateMany({
    where: { userId, vocabularyId: { in: ids }, due: { gt: now } },
    data: { due: now },
  })
  await tx.vocabularyMiss.createMany({
    data: ids.map((vocabularyId) => ({ submissionId, vocabularyId, place: vocabularyIds.indexOf(vocabularyId) })),
    skipDuplicates: true,
  })
}

/** The words that are kept as missed in an attempt, with all their wordings. */
export async function listKeptMisses(tx: Database, submissionId: string): Promise<VocabularyItem[]> {
  const rows = await tx.vocabularyMiss.findMany({
    where: { submissionId },
    orderBy: { place: 'asc' },
    select: { vocabulary: { select: ITEM_FIELDS } },
  })
  return rows.map(({ vocabulary }) => vocabulary)
}

/**
 * Takes words back that were not missed after all. A word that nobody ever reviewed, and that no other attempt missed,
 * leaves the learner's cards again; one that was reviewed keeps its memory and its day.
 */
export async function withdrawMisses(
  tx: Database,
  options: { userId: number; submissionId: string; vocabularyIds: number[] },
): Promise<void> {
  const { userId, submissionId, vocabularyIds } = options
  if (vocabularyIds.length === 0) return
  const words = { vocabularyId: { in: vocabularyIds } }
  await tx.vocabularyMiss.deleteMany({ where: { submissionId, ...words } })
  const missedElsewhere = { misses: { some: { submission: { userId } } } }
  await tx.vocabularyCard.deleteMany({ where: { userId, ...words, reps: 0, vocabulary: { NOT: missedElsewhere } } })
}

/** The words that a learner missed in an attempt of their own, most telling first. */
export async function listMissedWords(options: { userId: number; submissionId: string }): Promise<MissedWord[]> {
  const { userId, submissionId } = options
  const rows = await db.vocabularyMiss.findMany({
    where: { submissionId, submission: { userId } },
    orderBy: { place: 'asc' },
    select: { vocabulary: { select: { id: true, english: true, turkish: true } } },
  })
  return rows.map(({ vocabulary }) => vocabulary)
}

/** The latest attempt in which a learner missed a word. */
export async function findMissSource(options: { userId: number; vocabularyId: number }): Promise<MissSource | null> {
  const { userId, vocabularyId } = options
  const row = await db.vocabularyMiss.findFirst({
    where: { vocabularyId, submission: { userId } },
    orderBy: { submission: { createdAt: 'desc' } },
    select: { submissionId: true, submission: { select: { dialogueId: true, dialogueTitle: true } } },
  })
  return row && { submissionId: row.submissionId, ...row.submission }
}
