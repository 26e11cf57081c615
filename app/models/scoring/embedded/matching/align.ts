import { similarWordsIn, SAME_SENSE } from './word-similarity.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'

export interface Alignment {
  pairs: { reference: ContentWord; rendition: ContentWord; similarity: number }[]
  /** Unmatched words of the model, and unmatched words of the rendition. */
  missing: ContentWord[]
  extra: ContentWord[]
  /** Share of the model's content that is matched, 0 to 1. */
  coverage: number
  /** Total weight of the model's content words, roughly their number. */
  weight: number
}

export const totalWeight = (words: readonly ContentWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Aligns the content words of a rendition with those of a model interpretation: the most similar pairs first, then the
 * nearest.
 */
export function align(reference: Utterance, rendition: Utterance): Alignment {
  const candidates = reference.content.flatMap((left, leftIndex) =>
    similarWordsIn(rendition.content, left, reference.language).map(({ word, index, similarity }) => {
      const distance = Math.abs(leftIndex / reference.content.length - index / rendition.content.length)
      return { reference: left, rendition: word, similarity, distance }
    }),
  )
  candidates.sort((a, b) => b.similarity - a.similarity || a.distance - b.distance)
  const used = new Set<ContentWord>()
  const pairs = candidates.filter((pair) => {
    if (used.has(pair.reference) || used.has(pair.rendition)) return false
    used.add(pair.reference).add(pair.rendition)
    return true
  })
  // One word can match a whole phrase: "dişçi" for "diş hekimi".
  const bySense = pairs.filter((pair) => pair.similarity === SAME_SENSE)
  const phrases = {
    reference: new Set(bySense.map((pair) => pair.reference.phrase)),
    rendition: new Set(bySense.map((pair) => pair.rendition.phrase)),
  }
  const isCovered = (word: ContentWord, side: 'reference' | 'rendition') =>
    used.has(word) || (word.phrase >= 0 && phrases[side].has(word.phrase))
  const missing = reference.content.filter((word) => !isCovered(word, 'reference'))
  const weight = totalWeight(reference.content)
  return {
    pairs,
    missing,
    extra: rendition.content.filter((word) => !isCovered(word, 'rendition')),
    coverage: weight === 0 ? 1 : 1 - totalWeight(missing) / weight,
    weight,
  }
}
