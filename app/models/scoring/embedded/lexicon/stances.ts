import type { Language } from '#app/models/dialogues/language.ts'
import { saysNot } from './says-not.ts'
import { Mentions } from './bilingual.ts'
import { STANCE_LISTS } from './stances/index.ts'

/** A side of a scale. */
export interface Stance {
  scale: number
  side: number
  /** The wording says "not" itself: "kaydı yok" for unregistered. */
  isNegative: boolean
  /** Of a group of one line: words that take no side, though words within them do elsewhere ("to be honest"). */
  isIdle: boolean
}

const LANGUAGES: readonly Language[] = ['en', 'tr']

/** "Cleaning" takes no side, though clean does: English wordings stand in the list with every form of theirs. */
const EXACT: Record<Language, (wording: string) => string> = {
  en: (wording) => `${wording}.`,
  tr: (wording) => wording,
}

/** Words by which somebody takes sides on a scale, however far apart they are in meaning. */
export const STANCES = new Mentions<Stance>(
  (add) => {
    STANCE_LISTS.flatMap((list) => list.split(/\n(?=#)/u)).forEach((group, scale) => {
      const lines = group.split('\n').filter((line) => line.includes('|'))
      lines.forEach((line, side) => {
        line.split('|').forEach((list, column) => {
          const language = LANGUAGES[column] ?? 'en'
          for (const wording of list.split(',').map((one) => one.trim()))
            add(language, EXACT[language](wording), {
              scale,
              side,
              isNegative: saysNot(wording, language),
              isIdle: lines.length === 1,
            })
        })
      })
    })
  },
  { hasOwnLetters: true, isSeparable: true },
)
