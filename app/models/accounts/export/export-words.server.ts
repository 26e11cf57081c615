import { db } from '#app/db.server.ts'
import { inBatches, take } from './export-rows.server.ts'

/** The learner's own words, oldest first. */
export function listExportedOwnWords(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { id: number } | undefined) =>
    db.ownWord.findMany({
      where: { userId, ...(last && { id: { gt: last.id } }) },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, english: true, turkish: true, note: true, createdAt: true, updatedAt: true },
    })
  return inBatches<Row>(read)
}

const NAMED_WORD = { select: { english: true, turkish: true } } as const

/** The learner's notes on words of the library. */
export function listExportedWordNotes(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { vocabularyId: number } | undefined) =>
    db.wordNote.findMany({
      where: { userId, ...(last && { vocabularyId: { gt: last.vocabularyId } }) },
      orderBy: { vocabularyId: 'asc' },
      take,
      select: { vocabularyId: true, vocabulary: NAMED_WORD, text: true, updatedAt: true },
    })
  return inBatches<Row>(read)
}

/** How well the learner knows each word, in each direction. */
export function listExportedCards(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { id: number } | undefined) =>
    db.vocabularyCard.findMany({
      where: { userId, ...(last && { id: { gt: last.id } }) },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        vocabulary: NAMED_WORD,
        ownWord: NAMED_WORD,
        direction: true,
        due: true,
        stability: true,
        difficulty: true,
        reps: true,
        lapses: true,
        lastReview: true,
        createdAt: true,
      },
    })
  return inBatches<Row>(read)
}
