import { db, storableText } from '#app/db.server.ts'
import type { VocabularyItem } from './item.ts'
import { rankWords } from './missed/rank-words.ts'

/** The fields that are shown. */
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
  sense: true,
} as const

/** An id that no item has, for a filter that matches nothing. */
const NO_CATEGORY = '-'

/** The condition for a category; undefined for all categories. */
export function inCategory(category: string | undefined) {
  return category === undefined ? {} : { category: storableText(category) || NO_CATEGORY }
}

/**
 * The published library in English alphabetical order, or the search results, best first (rank-words.ts). A few
 * hundred rows: folding them here gives search and drill the same rule.
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
 * The current published library, for scoring. Cached in this process: reloaded only after a word was added, removed,
 * edited or published. Returns the same array while nothing has changed.
 */
export async function readLibrary(): Promise<VocabularyItem[]> {
  // Read before the words: a change in between is then picked up by the next call.
  const [now] = await db.$queryRaw<{ revision: string }[]>`
    SELECT concat_ws(' ', count(*), max(id), max(updated_at), max(published_at)) AS revision FROM vocabulary
    WHERE published_at IS NOT NULL`
  const revision = now?.revision ?? ''
  if (kept?.revision !== revision) kept = { revision, items: await listVocabulary() }
  return kept.items
}

/** A published word. */
export async function findVocabularyItem(id: number): Promise<VocabularyItem | null> {
  return db.vocabulary.findFirst({ where: { id, publishedAt: { not: null } }, select: ITEM_FIELDS })
}
