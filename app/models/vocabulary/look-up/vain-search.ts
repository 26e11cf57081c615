import { VAIN_SEARCH_MAX_CHARACTERS, VAIN_SEARCH_MAX_WORDS } from '#app/config/vocabulary.ts'
import { foldForSearch } from '../fold.ts'

/** A search that found nothing, as it is kept: without who searched. */
export interface VainSearch {
  /** As the search compares it. */
  folded: string
  text: string
}

/** Letters, and what joins them in a word. A digit may be of a phone number, an @ of an email address. */
const WORDS = /^[\p{L}\p{M}]+(?:[ '’\u2011-][\p{L}\p{M}]+)*$/u
const FEWEST_LETTERS = 3

/**
 * What may be kept of a search that found nothing: a word or a few, nothing that could be about a person. Null for anything else:
 * other signs than letters, more than VAIN_SEARCH_MAX_WORDS words or VAIN_SEARCH_MAX_CHARACTERS characters, or hardly begun.
 */
export function readVainSearch(typed: string): VainSearch | null {
  const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const folded = foldForSearch(text)
  const isShort = text.length <= VAIN_SEARCH_MAX_CHARACTERS && folded.length <= VAIN_SEARCH_MAX_CHARACTERS
  const isFew = text.split(' ').length <= VAIN_SEARCH_MAX_WORDS
  return isShort && isFew && folded.length >= FEWEST_LETTERS && WORDS.test(text) ? { folded, text } : null
}
