import { rememberSearch } from '#app/models/dialogues/dialogue-search.ts'

const STORAGE_KEY = 'practice-recent-searches'

/** The last searches of this browser; none where it keeps nothing. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    const texts = Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : []
    return texts.reduceRight<string[]>((recent, text) => rememberSearch(recent, text), [])
  } catch {
    return []
  }
}

export function keepSearch(search: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(rememberSearch(readRecentSearches(), search)))
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}
