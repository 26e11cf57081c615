import { EMBEDDED } from '#app/config/scoring.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { dice, shareTurkishRoot } from './stem.ts'
import type { Comparable, ContentWord, Utterance } from './utterance.ts'

export interface Alignment {
  pairs: { reference: ContentWord; rendition: ContentWord; similarity: number }[]
  /** Words of the model that found no counterpart, and words of the learner that found none. */
  missing: ContentWord[]
  extra: ContentWord[]
  /** Share of the model's content that found a counterpart, 0 to 1. */
  coverage: number
  /** Weight of all the model's content words, about their number. */
  weight: number
}

const MIN_FUZZY_LETTERS = 5
const SAME_ROOT = 0.95
const SAME_CONCEPT = 0.9
/** By the lexicon of both languages, whose words have several meanings each. */
const SAME_SENSE = 0.85

const isSameRoot = (a: string, b: string, language: Language) => (language === 'en' ? a === b : shareTurkishRoot(a, b))

/** How alike two words of one language are in meaning, as far as letters and the lexicon tell: 0 to 1. */
export function similarity(a: Comparable, b: Comparable, language: Language): number {
  if (a.token.folded === b.token.folded) return 1
  if (a.concepts.some((concept) => b.concepts.includes(concept))) return SAME_CONCEPT
  if (isSameRoot(a.stem, b.stem, language)) return SAME_ROOT
  if (a.senses.some((sense) => b.senses.includes(sense))) return SAME_SENSE
  const fuzzy = Math.min(a.stem.length, b.stem.length) >= MIN_FUZZY_LETTERS ? dice(a.stem, b.stem) : 0
  return fuzzy >= EMBEDDED.fuzzyDice ? fuzzy : 0
}

export const weigh = (words: readonly ContentWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** Pairs the content words of a rendition with those of a model interpretation, best pairs first, near ones before far ones. */
export function align(reference: Utterance, rendition: Utterance): Alignment {
  const candidates = reference.content.flatMap((left, leftIndex) =>
    rendition.content.flatMap((right, rightIndex) => {
      const alike = similarity(left, right, reference.language)
      const distance = Math.abs(leftIndex / reference.content.length - rightIndex / rendition.content.length)
      return alike > 0 ? [{ reference: left, rendition: right, similarity: alike, distance }] : []
    }),
  )
  candidates.sort((a, b) => b.similarity - a.similarity || a.distance - b.distance)
  const used = new Set<ContentWord>()
  const pairs = candidates.filter((pair) => {
    if (used.has(pair.reference) || used.has(pair.rendition)) return false
    used.add(pair.reference).add(pair.rendition)
    return true
  })
  // One word for a phrase says all of it: dişçi for diş hekimi.
  const alike = pairs.filter((pair) => pair.similarity === SAME_SENSE)
  const phrases = {
    reference: new Set(alike.map((pair) => pair.reference.phrase)),
    rendition: new Set(alike.map((pair) => pair.rendition.phrase)),
  }
  const isSaid = (word: ContentWord, side: 'reference' | 'rendition') =>
    used.has(word) || (word.phrase >= 0 && phrases[side].has(word.phrase))
  const missing = reference.content.filter((word) => !isSaid(word, 'reference'))
  const weight = weigh(reference.content)
  return {
    pairs,
    missing,
    extra: rendition.content.filter((word) => !isSaid(word, 'rendition')),
    coverage: weight === 0 ? 1 : 1 - weigh(missing) / weight,
    weight,
  }
}
