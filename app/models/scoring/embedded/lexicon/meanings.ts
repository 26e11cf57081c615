import { Mentions } from './bilingual.ts'
import { DEEDS } from './deeds.ts'
import { KINDS } from './kinds.ts'
import { POLES } from './poles.ts'
import { saysNot } from './says-not.ts'

/** A thing of a kind; two things of one kind exclude each other. */
export interface Thing {
  kind: number
  name: string
}

/** A side of a pair of opposites. */
export interface Pole {
  pair: number
  side: number
  /** Who sells to somebody says what that one buys. */
  isConverse: boolean
  /** The wording says "not" itself: "ödenmedi" for unpaid. */
  isNegative: boolean
}

const wordingsIn = (list: string) => list.trim().split(/\s+/u)

export const THINGS = new Mentions<Thing>((add) => {
  KINDS.trim()
    .split('\n\n')
    .forEach((lines, kind) => {
      for (const line of lines.split('\n')) {
        const [english = '', turkish = ''] = line.split('|')
        const meaning = { kind, name: english.trim() }
        for (const wording of wordingsIn(english).flatMap(withPlural)) add('en', wording, meaning)
        for (const wording of wordingsIn(turkish)) add('tr', wording, meaning)
      }
    })
})

/** So short a word is meant as it is written: its plural has to be added. */
const SHORT = /^[a-z]{2}[a-z]$/u
const withPlural = (wording: string) =>
  SHORT.test(wording) ? [wording, `${wording}${/[sx]$/u.test(wording) ? 'es' : 's'}`] : [wording]

export const OPPOSITE_POLES = new Mentions<Pole>(
  (add) => {
    POLES.trim()
      .split('\n')
      .forEach((line, pair) => {
        const isConverse = line.startsWith('~')
        line
          .replace('~', '')
          .split('|')
          .forEach((wordings, side) => {
            const [english = '', turkish = ''] = wordings.split(';')
            for (const [language, list] of [
              ['en', english],
              ['tr', turkish],
            ] as const)
              for (const wording of wordingsIn(list))
                add(language, wording, { pair, side, isConverse, isNegative: saysNot(wording, language) })
          })
      })
  },
  { isSeparable: true },
)

export const DEED_MENTIONS = new Mentions<number>((add) => {
  DEEDS.trim()
    .split('\n')
    .forEach((line, deed) => {
      const [english = '', turkish = ''] = line.split('|')
      for (const wording of wordingsIn(english)) add('en', wording, deed)
      for (const wording of wordingsIn(turkish)) add('tr', wording, deed)
    })
})
