import { db, storableText } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { foldForSearch } from './fold.ts'
import type { VocabularyItem } from './item.ts'

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

/** Not the database's order, which puts capitals first. */
const IN_ENGLISH = new Intl.Collator('en')

/** No item has it: for a filter that is left with nothing. */
const NO_CATEGORY = '-'

function matches(item: VocabularyItem, wanted: string): boolean {
  const texts = [item.english, item.turkish, ...item.acceptedEnglish, ...item.acceptedTurkish]
  return texts.some((text) => foldForSearch(text).includes(wanted))
}

/** Which rows a category leaves; undefined for every category. */
export function inCategory(category: string | undefined) {
  return category === undefined ? {} : { category: storableText(category) || NO_CATEGORY }
}

/**
 * The words that a search leaves, in English alphabetical order. `q` is looked for in both languages without regard to
 * case and diacritics. A few hundred rows: folding them here keeps one rule for search and drill.
 */
export function narrowWords<Item extends VocabularyItem>(items: Item[], q: string): Item[] {
  const wanted = foldForSearch(q)
  const found = wanted === '' ? items : items.filter((item) => matches(item, wanted))
  return found.toSorted((one, other) => IN_ENGLISH.compare(one.english, other.english))
}

/** What learners see of the library, whole or filtered. */
export async function listVocabulary(options: { q?: string; category?: string } = {}): Promise<VocabularyItem[]> {
  const { q = '', category } = options
  const items = await db.vocabulary.findMany({
    where: { ...inCategory(category), publishedAt: { not: null } },
    orderBy: { id: 'asc' },
    select: ITEM_FIELDS,
  })
  return narrowWords(items, q)
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
