import type { WordDirection } from '#app/generated/prisma/enums.ts'
import type { Language } from '../../dialogues/language.ts'

export type { WordDirection }

/** The ways in which a word is asked, the usual one first. */
export const WORD_DIRECTIONS = ['to_turkish', 'to_english'] as const satisfies readonly WordDirection[]

/** The languages of a direction: what is shown or heard, and what is answered. */
export function languagesOf(direction: WordDirection): { asked: Language; answered: Language } {
  return direction === 'to_turkish' ? { asked: 'en', answered: 'tr' } : { asked: 'tr', answered: 'en' }
}

export function otherDirection(direction: WordDirection): WordDirection {
  return direction === 'to_turkish' ? 'to_english' : 'to_turkish'
}
