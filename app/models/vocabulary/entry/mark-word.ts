import type { Language } from '../../dialogues/language.ts'
import { tokenise } from '../../language/text.ts'
import type { VocabularyItem } from '../item.ts'
import { findForm } from '../occurrence/find-form.ts'
import { wordingsOf } from '../wordings.ts'
import type { MarkedText } from './word-entry.ts'

type Word = Pick<VocabularyItem, 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>

/** Finds the first form of a word in a text, in whichever of its wordings: `insured` in "Are you insured?". */
export function markWord({ text, word, language }: { text: string; word: Word; language: Language }): MarkedText {
  const tokens = tokenise(text, language)
  const folded = tokens.map((token) => token.folded)
  const place = findForm(folded, wordingsOf(word)[language], language)
  const [start, end] = place ? [tokens[place.start]?.start, tokens[place.end - 1]?.end] : []
  if (start === undefined || end === undefined) return { language, before: text, marked: '', after: '' }
  return { language, before: text.slice(0, start), marked: text.slice(start, end), after: text.slice(end) }
}
