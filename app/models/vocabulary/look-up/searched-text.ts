import { SEARCH_MAX_CHARACTERS } from '#app/config/vocabulary.ts'

/** Entries have verbs without "to", and nouns without an article. */
const PARTICLE = /^(?:to|the|an?)\s+(?=\S)/iu

/** What was typed, without a particle that no entry begins with, and no longer than any wording. */
export function searchedText(typed: string): string {
  return typed.trim().replace(PARTICLE, '').slice(0, SEARCH_MAX_CHARACTERS)
}
