import type { Term } from '../../dialogues/terms.ts'
import { foldForSearch } from '../fold.ts'
import type { VocabularyItem } from '../item.ts'

type Word = Pick<VocabularyItem, 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>

/** A term may give two Turkish words, or explain one in brackets. */
const BETWEEN = /[(),;/]/u

const turkishOf = ({ turkish }: Term) => turkish.split(BETWEEN).map((part) => foldForSearch(part))

/**
 * Whether a dialogue's term is this entry: the same English, and, where other entries have that English too, one of its Turkish
 * wordings.
 */
export function isSameTerm({ term, word, isAlone }: { term: Term; word: Word; isAlone: boolean }): boolean {
  const english = [word.english, ...word.acceptedEnglish].map(foldForSearch)
  if (!english.includes(foldForSearch(term.english))) return false
  if (isAlone) return true
  const turkish = new Set([word.turkish, ...word.acceptedTurkish].map(foldForSearch))
  return turkishOf(term).some((part) => turkish.has(part))
}
