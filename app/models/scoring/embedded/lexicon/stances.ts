import type { Language } from '#app/models/dialogues/language.ts'
import { saysNot } from './says-not.ts'
import { Mentions } from './bilingual.ts'
import { SENSE_COLUMNS } from './senses.ts'
import DEALINGS from './data/senses/dealings.tsv?raw'
import STANCE_LIST from './data/stances.tsv?raw'
import { groupRows, readRows, wordingsIn } from './word-list.ts'

/** One side of a scale. */
export interface Stance {
  scale: number
  side: number
  /** The wording contains a negation: "kaydı yok" for unregistered. */
  isNegative: boolean
  /** From a group of one line: phrases that take no side, although their words do elsewhere ("to be honest"). */
  isIdle: boolean
}

/** English wordings match exactly, as the list has each inflected form: "cleaning" takes no side, although "clean" does. */
const EXACT: Record<Language, (wording: string) => string> = {
  en: (wording) => `${wording}.`,
  tr: (wording) => wording,
}

const readScales = () => [
  ...groupRows(readRows('stances.tsv', STANCE_LIST, ['scale', 'side', 'english', 'turkish']), 'scale'),
  ...groupRows(readRows('senses/dealings.tsv', DEALINGS, SENSE_COLUMNS), 'group'),
]

/** Words that take a side on a scale, however far apart their meanings are. */
export const STANCES = new Mentions<Stance>(
  (add) => {
    readScales().forEach((rows, scale) => {
      rows.forEach(({ english, turkish }, side) => {
        for (const [language, cell] of [
          ['en', english],
          ['tr', turkish],
        ] as const)
          for (const wording of wordingsIn(cell))
            add(language, EXACT[language](wording), {
              scale,
              side,
              isNegative: saysNot(wording, language),
              isIdle: rows.length === 1,
            })
      })
    })
  },
  { hasOwnLetters: true, isSeparable: true },
)
