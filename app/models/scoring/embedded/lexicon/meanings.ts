import { Mentions } from './bilingual.ts'
import { DEEDS } from './deeds.ts'
import { KINDS } from './kinds.ts'
import { POLES } from './poles.ts'

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
}

function readKinds(): Mentions<Thing> {
  const things = new Mentions<Thing>()
  KINDS.trim()
    .split('\n\n')
    .forEach((lines, kind) => {
      for (const line of lines.split('\n')) {
        const [english = '', turkish = ''] = line.split('|')
        const meaning = { kind, name: english.trim() }
        things.add('en', english, meaning)
        things.add('tr', turkish, meaning)
      }
    })
  return things
}

function readPoles(): Mentions<Pole> {
  const poles = new Mentions<Pole>()
  POLES.trim()
    .split('\n')
    .forEach((line, pair) => {
      const isConverse = line.startsWith('~')
      line
        .replace('~', '')
        .split('|')
        .forEach((wordings, side) => {
          const [english = '', turkish = ''] = wordings.split(';')
          poles.add('en', english, { pair, side, isConverse })
          poles.add('tr', turkish, { pair, side, isConverse })
        })
    })
  return poles
}

export const THINGS = readKinds()
export const OPPOSITE_POLES = readPoles()

function readDeeds(): Mentions<number> {
  const deeds = new Mentions<number>()
  DEEDS.trim()
    .split('\n')
    .forEach((line, deed) => {
      const [english = '', turkish = ''] = line.split('|')
      deeds.add('en', english, deed)
      deeds.add('tr', turkish, deed)
    })
  return deeds
}

export const DEED_MENTIONS = readDeeds()
