import { db, storableText } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { VocabularyItem } from './item.ts'
import { rankWords } from './missed/rank-words.ts'

/** What is shown of a word. */
export const ITEM_FIELDS = {
  id: true,
  english: true,
  turkish: true,
  category: true,
  difficulty: true,
  pronunciation: true,
  acceptedTurkish: true,
  acceptedEnglish: true,
  exampleEnglish: true,
  exampleTurkish: true,
} as const

/** No item has it: for a filter that is left with nothing. */
const NO_CATEGORY = '-'

/** Which rows a category leaves; undefined for every category. */
export function inCategory(category: string | undefined) {
  return category === undefined ? {} : { category: storableText(category) || NO_CATEGORY }
}

/**
 * What learners see of the library in English alphabetical order, or what a search finds in it, best first (rank-words.ts). A
 * few hundred rows: folding them here keeps one rule for search and drill.
 */
export async function listVocabulary(options: { q?: string; category?: string } = {}): Promise<VocabularyItem[]> {
  const { q = '', category } = options
  const items = await db.vocabulary.findMany({
    where: { ...inCategory(category), publishedAt: { not: null } },
    orderBy: { id: 'asc' },
    select: ITEM_FIELDS,
  })
  return rankWords(items, q)
}

let kept: { revision: string; items: VocabularyItem[] } | null = null

/**
 * The whole library as it is now, for whoever scores: read anew only where a word came, went, was edited or published since
 * this process read it last. The same array while nothing changed.
 */
export async function readLibrary(): Promise<VocabularyItem[]> {
  // Before the words: what changes in between is read again the next time.
  const [now] = await db.$queryRaw<{ revision: string }[]>`
    SELECT concat_ws(' ', count(*), max(id), max(updated_at), max(published_at)) AS revision FROM vocabulary
    WHERE published_at IS NOT NULL`
  const revision = now?.revision ?? ''
  if (kept?.revision !== revision) kept = { revision, items: await listVocabulary() }
  return kept.items
}

/** A word that learners see. */
export async function findVocabularyItem(id: number): Promise<VocabularyItem | null> {
  return db.vocabulary.findFirst({ where: { id, publishedAt: { not: null } }, select: ITEM_FIELDS })
}

/** @throws AppError NOT_FOUND, also for a draft. */
export async function getVocabularyItem(id: number): Promise<VocabularyItem> {
  const item = await findVocabularyItem(id)
  if (!item) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  return item
}
