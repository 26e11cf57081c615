import { rememberSearch } from '#app/models/dialogues/dialogue-search.ts'
import { findOwnedText, saveOwnedText } from '../browser-storage/owned-text.ts'

/** The page owner's recent searches. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(findOwnedText('searches') ?? '[]')
    const texts = Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : []
    return texts.reduceRight<string[]>((recent, text) => rememberSearch(recent, text), [])
  } catch {
    return []
  }
}

export function saveSearch(search: string): void {
  saveOwnedText('searches', JSON.stringify(rememberSearch(readRecentSearches(), search)))
}
