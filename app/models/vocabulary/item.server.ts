import { db, storableText } from '#app/db.server.ts'
import type { LibraryWord, VocabularyItem } from './item.ts'
import { rankWords } from './look-up/rank-words.ts'
import { searchedText } from './look-up/searched-text.ts'

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

const LIBRARY_FIELDS = { ...ITEM_FIELDS, saidEnglish: true, saidTurkish: true } as const

let kept: { revision: string; items: LibraryWord[] } | null = null

async function loadLibrary(): Promise<LibraryWord[]> {
  const where = { publishedAt: { not: null } }
  return rankWords(await db.vocabulary.findMany({ where, orderBy: { id: 'asc' }, select: LIBRARY_FIELDS }), '')
}

/**
 * The current published library in English alphabetical order, for search and scoring. Cached in this process: reloaded only after a
 * word was added, removed, edited or published. Returns the same array while nothing has changed.
 */
export async function readLibrary(): Promise<LibraryWord[]> {
  // Read before the words: a change in between is then picked up by the next call.
  const [now] = await db.$queryRaw<{ revision: string }[]>`
    SELECT concat_ws(' ', count(*), max(id), max(updated_at), max(published_at)) AS revision FROM vocabulary
    WHERE published_at IS NOT NULL`
  const revision = now?.revision ?? ''
  if (kept?.revision !== revision) kept = { revision, items: await loadLibrary() }
  return kept.items
}

/** The published library in English alphabetical order, or the search results, best first (look-up/rank-words.ts). */
export async function listVocabulary(options: { q?: string; category?: string } = {}): Promise<VocabularyItem[]> {
  const { q = '', category } = options
  const library = await readLibrary()
  const chosen = category === undefined ? library : library.filter((item) => item.category === category)
  return rankWords(chosen, searchedText(q)).map(({ saidEnglish: _said, saidTurkish: _inLetters, ...item }) => item)
}

/** A published word. */
export async function findVocabularyItem(id: number): Promise<VocabularyItem | null> {
  return db.vocabulary.findFirst({ where: { id, publishedAt: { not: null } }, select: ITEM_FIELDS })
}
