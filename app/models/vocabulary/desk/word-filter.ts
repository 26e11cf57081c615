/** The filters of a word list; empty strings filter nothing. */
export interface WordFilter {
  q: string
  category: string
}

/** Reads `?q=` and `?category=`; an unknown category matches nothing. */
export function readWordFilter(query: URLSearchParams): WordFilter {
  return { q: (query.get('q') ?? '').trim(), category: query.get('category') ?? '' }
}

/** The query string of this filter, with additional parameters. */
export function wordQuery(filter: WordFilter, more: Record<string, string> = {}): string {
  const entries = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '')
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}
