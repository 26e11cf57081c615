import { balanceOf } from './balance.ts'
import { clausesOf } from '../reading/clauses.ts'
import type { Comparison } from './comparison.ts'
import type { Gap } from './gaps.ts'
import { senseIdsOf } from '../lexicon/senses.ts'
import type { ContentWord } from '../reading/utterance.ts'

/** So much content in a row, in so many tokens, is a clause whatever its wording. */
const WIDE = 4
const WIDE_LENGTH = 5
/** Content words of a clause from which on it tells something of its own, and the share of them that must be lost. */
const CLAUSE_WORDS = 2
const LOST_SHARE = 0.66
/** The rendition is shorter by this share of what is left out; a little is always said more elsewhere. */
const SHORTER = { gap: 0.25, clause: 0.7 } as const
/** Words of a lost clause that the source means, where the rendition says anything of its own: one alone may be worded in another way. */
const TOLD = 2
/** Lost words beyond those that the new ones of the rendition may stand for. */
const UNANSWERED = 2

const isHeavy = ({ weight }: ContentWord) => weight >= 1

/**
 * A clause of the model of which nothing is said: none of its words has a counterpart, the source names some of them, the
 * rendition is shorter by about its length, and the new words that it has are too few to be another wording of all that is
 * lost. Null where there is none.
 */
export function lostClause(comparison: Comparison): readonly ContentWord[] | null {
  const { source, reference, rendition, alignment } = comparison
  const { lost, foreign } = balanceOf(comparison)
  const shorter = reference.tokens.length - rendition.tokens.length
  const own = [...foreign].filter(isHeavy).length
  const unanswered = [...lost].filter(isHeavy).length - own
  if (shorter <= 0 || unanswered < UNANSWERED) return null
  const clauses = clausesOf(reference)
  const spoken = senseIdsOf(source)
  const isTold = (word: ContentWord) => lost.has(word) && word.senses.some((sense) => spoken.has(sense))
  for (const clause of new Set(clauses)) {
    const words = reference.content.filter((word) => clauses[word.at] === clause && isHeavy(word))
    const length = clauses.filter((other) => other === clause).length
    const isLost =
      words.length >= CLAUSE_WORDS &&
      words.every((word) => alignment.missing.includes(word)) &&
      words.filter((word) => lost.has(word)).length >= words.length * LOST_SHARE
    const told = words.filter(isTold).length
    if (isLost && told >= (own === 0 ? 1 : TOLD) && shorter >= length * SHORTER.clause) return words
  }
  return null
}

/** Whether most of a gap is lost by the lexicon, too, and not said in words that it knows. */
export function isUnsaid(comparison: Comparison, { words }: Gap): boolean {
  const { lost } = balanceOf(comparison)
  return words.filter((word) => lost.has(word)).length >= words.length * LOST_SHARE
}

/** Whether a gap is so wide that no other wording of it hides elsewhere, and the rendition is shorter for it. */
export function isWideGap(comparison: Comparison, gap: Gap | null): gap is Gap {
  if (gap === null || gap.weight < WIDE || gap.length < WIDE_LENGTH) return false
  const shorter = comparison.reference.tokens.length - comparison.rendition.tokens.length
  return shorter >= Math.max(1, gap.length * SHORTER.gap) && isUnsaid(comparison, gap)
}
