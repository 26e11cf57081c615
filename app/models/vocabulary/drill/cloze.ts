import type { Language } from '../../dialogues/language.ts'
import { tokenise } from '../../language/text.ts'
import { findWording, wordingsOf } from '../wordings.ts'
import { comparable } from './answer-text.ts'

const NONE = { english: '', turkish: '', acceptedEnglish: [], acceptedTurkish: [] }

function readWording(wording: string, language: Language): string[][] {
  return wordingsOf({ ...NONE, [language === 'en' ? 'english' : 'turkish']: wording })[language]
}

/**
 * A sentence cut around the first of these wordings that occurs in it; null if none does. The ending of an inflected form stays
 * visible where the word itself is unchanged before it (`sözleşme|sini`); else the gap takes the whole form (`kitab|ı`).
 */
export function cutOut(options: {
  sentence: string
  wordings: readonly string[]
  language: Language
}): { before: string; term: string; after: string } | null {
  const { sentence, wordings, language } = options
  const tokens = tokenise(sentence, language)
  const folded = tokens.map((token) => token.folded)
  for (const wording of wordings) {
    const place = findWording(folded, readWording(wording, language), language)
    const first = place && tokens[place.start]
    const last = place && tokens[place.end - 1]
    if (!first || !last) continue
    const found = sentence.slice(first.start, last.end)
    const isKept =
      comparable(found, language).startsWith(comparable(wording, language)) && found.length >= wording.length
    const end = isKept ? first.start + wording.length : last.end
    return {
      before: sentence.slice(0, first.start),
      term: sentence.slice(first.start, end),
      after: sentence.slice(end),
    }
  }
  return null
}
