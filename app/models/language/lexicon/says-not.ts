import type { Language } from '#app/models/dialogues/language.ts'
import { readPolarity } from '../negation-reader.ts'
import { tokenise } from '../text.ts'

const LIKELY = /\b(?:no|not|never|nothing|nobody|none|without|cannot)\b|n't|yok|değil|degil|m[aeıiuü]/u

/** Whether a wording contains a negation: "ödenmedi", "no use". Negative Turkish verb stems end in -me- or -ma-. */
export function saysNot(wording: string, language: Language): boolean {
  if (!LIKELY.test(wording)) return false
  if (language === 'tr' && /m[ae]-$/u.test(wording)) return true
  const tokens = tokenise(wording.replace(/[._-]+/gu, ' '), language)
  return readPolarity(tokens, language).negations.length > 0
}
