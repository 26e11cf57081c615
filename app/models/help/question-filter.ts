import { QUESTION_SEARCH_MAX_CHARACTERS } from '#app/config/help.ts'
import { foldForSearch } from '../vocabulary/fold.ts'

/** The filters of a list of questions. */
export interface QuestionFilter<Category extends string> {
  /** Empty: no filter. */
  q: string
  category: Category | 'all'
}

/** Reads `?q=` and `?category=`; an unknown category counts as 'all'. */
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

/** The query string of this filter; empty without filters. */
export function questionQuery({ q, category }: QuestionFilter<string>): string {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (category !== 'all') query.set('category', category)
  return query.size === 0 ? '' : `?${query.toString()}`
}

interface Entry {
  category: string
  /** What the search looks in: question and answer, without markup. */
  text: string
}

/** Entries that contain the typed words, ignoring case and Turkish diacritics. */
function searchEntries<E extends Entry>(entries: readonly E[], q: string): E[] {
  const wanted = foldForSearch(q)
  return entries.filter(({ text }) => foldForSearch(text).includes(wanted))
}

/** The entries that match a filter, and the number of search hits in each category. */
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
