import { Mentions } from './bilingual.ts'
import DEEDS from './data/deeds.tsv?raw'
import KINDS from './data/kinds.tsv?raw'
import POLES from './data/poles.tsv?raw'
import { saysNot } from './says-not.ts'
import { groupRows, readRows, wordingsIn } from './word-list.ts'

/** A thing of some kind. Two things of the same kind exclude each other. */
export interface Thing {
  kind: number
  name: string
}

/** One side of a pair of opposites. */
export interface Pole {
  pair: number
  side: number
  /** The sides describe one deed from both ends, like sell and buy. */
  isConverse: boolean
  /** The wording contains a negation: "ödenmedi" for unpaid. */
  isNegative: boolean
}

/** The things of `kinds.tsv`. */
export const THINGS = new Mentions<Thing>((add) => {
  groupRows(readRows('kinds.tsv', KINDS, ['kind', 'english', 'turkish']), 'kind').forEach((rows, kind) => {
    for (const { english, turkish } of rows) {
      const meaning = { kind, name: english }
      for (const wording of wordingsIn(english).flatMap(withPlural)) add('en', wording, meaning)
      for (const wording of wordingsIn(turkish)) add('tr', wording, meaning)
    }
  })
})

/** Words this short match only as written, so the plural is added. */
const SHORT = /^[a-z]{2}[a-z]$/u
const withPlural = (wording: string) =>
  SHORT.test(wording) ? [wording, `${wording}${/[sx]$/u.test(wording) ? 'es' : 's'}`] : [wording]

const POLE_COLUMNS = ['english', 'turkish', 'other_english', 'other_turkish', 'relation'] as const

/** The pairs of `poles.tsv`. */
export const OPPOSITE_POLES = new Mentions<Pole>(
  (add) => {
    readRows('poles.tsv', POLES, POLE_COLUMNS).forEach((row, pair) => {
      const isConverse = row.relation === 'converse'
      for (const [language, side, cell] of [
        ['en', 0, row.english],
        ['tr', 0, row.turkish],
        ['en', 1, row.other_english],
        ['tr', 1, row.other_turkish],
      ] as const)
        for (const wording of wordingsIn(cell))
          add(language, wording, { pair, side, isConverse, isNegative: saysNot(wording, language) })
    })
  },
  { isSeparable: true },
)

/** The deeds of `deeds.tsv` by number: matches a negated verb with its synonyms. */
export const DEED_MENTIONS = new Mentions<number>((add) => {
  readRows('deeds.tsv', DEEDS, ['english', 'turkish']).forEach(({ english, turkish }, deed) => {
    for (const wording of wordingsIn(english)) add('en', wording, deed)
    for (const wording of wordingsIn(turkish)) add('tr', wording, deed)
  })
})
