import { contentDiffOf } from './content-diff.ts'
import { clausesOf } from '../reading/clauses.ts'
import type { Comparison } from './comparison.ts'
import type { Gap } from './gaps.ts'
import { senseIdsOf } from '../lexicon/senses.ts'
import type { ContentWord } from '../reading/utterance.ts'

/** This much content in this many tokens is a clause, however it is worded. */
const MIN_GAP_WEIGHT = 4
const MIN_GAP_LENGTH = 5
/** How many content words make a clause, and what share of them must be lost. */
const CLAUSE_WORDS = 2
const LOST_SHARE = 0.66
/**
 * By how much the rendition must be shorter, as a share of what is left out. Something is usually worded longer
 * elsewhere.
 */
const MIN_SHORTENING = { gap: 0.25, clause: 0.7 } as const
/**
 * Words of a lost clause that the source must confirm if the rendition has words of its own. A single one may be
 * reworded.
 */
const MIN_CONFIRMED = 2
/** How many more words must be lost than the new words of the rendition could replace. */
const MIN_SURPLUS = 2

const hasFullWeight = ({ weight }: ContentWord) => weight >= 1

/**
 * A clause of the model that the rendition leaves out: none of its words is matched, the source confirms some of them,
 * the rendition is shorter by about its length, and there are too few new words to reword it. Null if there is none.
 */
export function lostClause(comparison: Comparison): readonly ContentWord[] | null {
  const { source, reference, rendition, alignment } = comparison
  const { lost, foreign } = contentDiffOf(comparison)
  const shorter = reference.tokens.length - rendition.tokens.length
  const own = [...foreign].filter(hasFullWeight).length
  const surplus = [...lost].filter(hasFullWeight).length - own
  if (shorter <= 0 || surplus < MIN_SURPLUS) return null
  const clauses = clausesOf(reference)
  const spoken = senseIdsOf(source)
  const isConfirmed = (word: ContentWord) => lost.has(word) && word.senses.some((sense) => spoken.has(sense))
  for (const clause of new Set(clauses)) {
    const words = reference.content.filter((word) => clauses[word.at] === clause && hasFullWeight(word))
    const length = clauses.filter((other) => other === clause).length
    const isLost =
      words.length >= CLAUSE_WORDS &&
      words.every((word) => alignment.missing.includes(word)) &&
      words.filter((word) => lost.has(word)).length >= words.length * LOST_SHARE
    const confirmed = words.filter(isConfirmed).length
    if (isLost && confirmed >= (own === 0 ? 1 : MIN_CONFIRMED) && shorter >= length * MIN_SHORTENING.clause)
      return words
  }
  return null
}

/** Whether most words of a gap are lost according to the lexicon, too. */
export function isLostByLexicon(comparison: Comparison, { words }: Gap): boolean {
  const { lost } = contentDiffOf(comparison)
  return words.filter((word) => lost.has(word)).length >= words.length * LOST_SHARE
}

/** Whether a gap is too wide to be reworded elsewhere, and the rendition is shorter for it. */
export function isWideGap(comparison: Comparison, gap: Gap | null): gap is Gap {
  if (gap === null || gap.weight < MIN_GAP_WEIGHT || gap.length < MIN_GAP_LENGTH) return false
  const shorter = comparison.reference.tokens.length - comparison.rendition.tokens.length
  return shorter >= Math.max(1, gap.length * MIN_SHORTENING.gap) && isLostByLexicon(comparison, gap)
}
