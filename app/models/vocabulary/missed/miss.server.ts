import { db, type Database } from '#app/db.server.ts'
import { makeDue } from '../card.server.ts'
import { ITEM_FIELDS } from '../item.server.ts'
import type { VocabularyItem } from '../item.ts'
import type { MissedWord, MissSource } from '../drill/study.ts'

/**
 * Records the words missed in an attempt (most telling first) and makes them due at once. A word without a card gets
 * a new one. An existing card keeps its memory and only becomes due earlier: a dialogue is no review. FSRS treats a
 * lapse as certain forgetting and cuts stability for weeks, whereas here the cause may be a synonym, a recognition
 * error or lack of time. The next review decides, and FSRS weighs it by the days since the last real one, so an early
 * review costs nothing. Words that have left the library are skipped.
 */
export async function saveMisses(
  tx: Database,
  options: { userId: number; submissionId: string; vocabularyIds: number[]; now: Date },
): Promise<void> {
  const { userId, submissionId, vocabularyIds, now } = options
  if (vocabularyIds.length === 0) return
  // Locked until the end of the transaction: the seed may be deleting words.
  const kept = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM vocabulary WHERE id = ANY(${vocabularyIds}) AND published_at IS NOT NULL ORDER BY id FOR KEY SHARE`
  const ids = kept.map(({ id }) => id)
  await makeDue(tx, { userId, vocabularyIds: ids, now })
  await tx.vocabularyMiss.createMany({
    data: ids.map((vocabularyId) => ({ submissionId, vocabularyId, place: vocabularyIds.indexOf(vocabularyId) })),
    skipDuplicates: true,
  })
}

/** The words recorded as missed in an attempt, with all their wordings. */
export async function listKeptMisses(tx: Database, submissionId: string): Promise<VocabularyItem[]> {
  const rows = await tx.vocabularyMiss.findMany({
    where: { submissionId },
    orderBy: { place: 'asc' },
    select: { vocabulary: { select: ITEM_FIELDS } },
  })
  return rows.map(({ vocabulary }) => vocabulary)
}

/**
 * Withdraws words that were not missed after all. The card of a word that was never reviewed, and that no other
 * attempt missed, is deleted; a reviewed card keeps its memory and due date. So does that of a word which the learner
 * put into the deck: it has a card in the other direction too, which a miss does not make.
 */
export async function withdrawMisses(
  tx: Database,
  options: { userId: number; submissionId: string; vocabularyIds: number[] },
): Promise<void> {
  const { userId, submissionId, vocabularyIds } = options
  if (vocabularyIds.length === 0) return
  const words = { vocabularyId: { in: vocabularyIds } }
  await tx.vocabularyMiss.deleteMany({ where: { submissionId, ...words } })
  const isMissedOnly = {
    misses: { none: { submission: { userId } } },
    cards: { none: { userId, direction: 'to_english' } },
  } as const
  await tx.vocabularyCard.deleteMany({
    where: { userId, ...words, direction: 'to_turkish', reps: 0, vocabulary: isMissedOnly },
  })
}

/** The words missed in a learner's own attempt, most telling first. */
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
    select: {
      submissionId: true,
      submission: { select: { dialogueId: true, dialogueTitle: true, dialogue: { select: { titleTr: true } } } },
    },
  })
  if (!row) return null
  const { dialogueId, dialogueTitle, dialogue } = row.submission
  return { submissionId: row.submissionId, dialogueId, dialogueTitle, dialogueTitleTr: dialogue.titleTr }
}
