import type { Language } from '../../dialogues/language.ts'
import type { VocabularyItem } from '../item.ts'
import { findForm } from '../occurrence/find-form.ts'
import { wordingsOf, wordsOf } from '../wordings.ts'
import type { MarkedText } from './word-entry.ts'

type Word = Pick<VocabularyItem, 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>

/** What is between words: the mark begins and ends with a letter or a figure. */
const PIECE = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su

/** Finds the first form of a word in a text, in whichever of its wordings: `insured` in "Are you insured?". */
export function markWord({ text, word, language }: { text: string; word: Word; language: Language }): MarkedText {
  const written = text.split(/(?<=\s)/u)
  const folded = written.map((piece) => wordsOf(piece, language).join(''))
  const place = findForm(folded, wordingsOf(word)[language], language)
  if (!place) return { language, before: text, marked: '', after: '' }
  const found = written.slice(place.start, place.end).join('')
  const [, lead = '', marked = '', end = ''] = PIECE.exec(found) ?? []
  const before = written.slice(0, place.start).join('') + lead
  return { language, before, marked, after: end + written.slice(place.end).join('') }
}
