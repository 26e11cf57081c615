import { QUESTION_SEARCH_MAX_CHARACTERS } from '#app/config/help.ts'
import { foldForSearch } from '../vocabulary/fold.ts'

/** What a list of questions is narrowed down to. */
export interface QuestionFilter<Category extends string> {
  /** Empty: not narrowed. */
  q: string
  category: Category | 'all'
}

/** `?q=` and `?category=`; a category that is none of these is 'all'. */
export function readQuestionFilter<Category extends string>(
  query: URLSearchParams,
  categories: readonly Category[],
): QuestionFilter<Category> {
  const wanted = query.get('category')
  return {
    q: (query.get('q') ?? '').trim().slice(0, QUESTION_SEARCH_MAX_CHARACTERS),
    category: categories.find((category) => category === wanted) ?? 'all',
  }
}

/** The query of an address with this filter; empty where nothing is narrowed. */
export function questionQuery({ q, category }: QuestionFilter<string>): string {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (category !== 'all') query.set('category', category)
  return query.size === 0 ? '' : `?${query.toString()}`
}

interface Entry {
  category: string
  /** What is searched: question and answer, without marks. */
  text: string
}

/** Entries whose text holds the words that were typed, whatever their case and their Turkish letters. */
function searchEntries<E extends Entry>(entries: readonly E[], q: string): E[] {
  const wanted = foldForSearch(q)
  return entries.filter(({ text }) => foldForSearch(text).includes(wanted))
}

/** The entries that a filter leaves, and how many the search finds in each category. */
export function filterEntries<E extends Entry>(options: {
  entries: readonly E[]
  filter: QuestionFilter<string>
}): { shown: E[]; counts: Record<string, number> } {
  const { entries, filter } = options
  const found = searchEntries(entries, filter.q)
  const counts: Record<string, number> = { all: found.length }
  for (const { category } of found) counts[category] = (counts[category] ?? 0) + 1
  return { shown: found.filter(({ category }) => filter.category === 'all' || category === filter.category), counts }
}
