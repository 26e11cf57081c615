/** What a list of words is narrowed down to. Empty: not narrowed. */
export interface WordFilter {
  q: string
  category: string
}

/** `?q=` and `?category=`; an unknown category finds nothing. */
export function readWordFilter(query: URLSearchParams): WordFilter {
  return { q: (query.get('q') ?? '').trim(), category: query.get('category') ?? '' }
}

/** The query of an address with this filter, and what else it is to hold. */
export function wordQuery(filter: WordFilter, more: Record<string, string> = {}): string {
  const entries = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '')
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}
