import type { Person } from '../person.ts'

/**
 * When: done, so in general, going on or arranged, still to come, no more than thought of (would, if), missed (would have),
 * or due (must, should, have to).
 */
export type Tense = 'past' | 'now' | 'going' | 'ahead' | 'unreal' | 'missed' | 'due'

/** Who does it. A noun says more than a pronoun; several are "we" and "they". */
export interface Doer {
  person: Person
  isMany: boolean
  /** Where the words that tell it begin; in Turkish mostly the verb itself. */
  from: number
}

/** One verb of an utterance with what its form and the words at its side say. */
export interface Predicate {
  at: number
  /** What of the verb two forms of it share: a stem in English, in Turkish the root with the endings of voice. */
  base: string
  /** Meanings that the lexicon of both languages gives it. */
  senses: readonly number[]
  /** Null where nobody can tell: passives, participles, an infinitive. */
  doer: Doer | null
  tense: Tense | null
  /** Within "if …", "-se": nothing is said to be so. */
  isCondition: boolean
  /** Asked, not told. */
  isAsked: boolean
}

/** As a reader of one language gives it. */
export type Told = Omit<Predicate, 'senses'>
