import type { Person } from '../person.ts'

/**
 * `past`: done. `now`: in general. `going`: in progress or arranged. `ahead`: future. `unreal`: would, in conditions.
 * `missed`: would have. `due`: must, should, have to.
 */
export type Tense = 'past' | 'now' | 'going' | 'ahead' | 'unreal' | 'missed' | 'due'

/** The subject. A noun is more specific than a pronoun; `isPlural` is set for "we" and "they". */
export interface Doer {
  person: Person
  isPlural: boolean
  /** Where the words for the subject begin; in Turkish usually the verb itself. */
  from: number
}

/** One verb of an utterance with what its form and its neighbours mark. */
export interface Predicate {
  at: number
  /** What two forms of the verb share: the stem in English, the root with its voice suffixes in Turkish. */
  base: string
  /** Its meanings in the bilingual lexicon. */
  senses: readonly number[]
  /** Null if unknown: passives, participles, infinitives. */
  doer: Doer | null
  tense: Tense | null
  /** Inside "if …" or "-se". */
  isCondition: boolean
  /** Inside a question. */
  isAsked: boolean
}

/** The result of a single-language reader, before meanings are looked up. */
export type RawPredicate = Omit<Predicate, 'senses'>
