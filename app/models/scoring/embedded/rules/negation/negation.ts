// Reports a negation on one side only, matched by the word that it denies: "it's open" for "it isn't open". Critical
// (`negation-lost`, `negation-added`, `roles-swapped`), or major as a guess.
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import {
  isOrElse,
  isConfirmedNegation,
  isOnlyAfter,
  isExpressedByOpposite,
  isDoubleNegation,
  isNegativeWording,
} from '#app/models/scoring/embedded/matching/negation-equivalents.ts'
import { isRewordedInSlot } from '#app/models/scoring/embedded/matching/reworded-negations.ts'
import { reversedWords } from '#app/models/scoring/embedded/matching/opposite-places.ts'
import { isBoundReworded } from '../amounts/bounds.ts'
import {
  quoteAround,
  isDoubleNegative,
  CLOSE,
  maxNegations,
  uncertainNegations,
  hasNegationSubstitute,
  impliedNear,
} from './negation-count.ts'
import { type UnmatchedNegation, unmatchedNegationsIn, VAGUE_HEADS } from './unmatched-negations.ts'

/**
 * If the other side affirms the very word, the finding is certain, unless that side has a spare "not" or a word that
 * may stand for one ("avoid", -siz). If the word cannot be found, the source must confirm it: a model may use a "not"
 * that the speaker did not.
 */
export const negation: Rule = (comparison) => {
  const { reference, rendition } = comparison
  if (isBoundReworded(comparison)) return []
  const { lost, added } = unmatchedNegationsIn(comparison)
  const lostForSure = lost.filter(
    (entry) =>
      isAffirmed(entry) &&
      !isAffirmedInBoth(comparison, 'reference', entry) &&
      !isDoubleNegation(comparison, entry.negation) &&
      !isOnlyAfter(comparison, entry.negation) &&
      !isOrElse(reference, rendition, entry.negation.at) &&
      !isRewordedInSlot(comparison, 'reference', entry.negation.at),
  )
  const addedForSure = added.filter(
    (entry) =>
      isAffirmed(entry) &&
      !isAffirmedInBoth(comparison, 'rendition', entry) &&
      !isConfirmedNegation(comparison, entry.negation) &&
      !isOrElse(rendition, reference, entry.negation.at) &&
      !isRewordedInSlot(comparison, 'rendition', entry.negation.at) &&
      !isNegativeWording(comparison),
  )
  const unmatched = (entries: UnmatchedNegation[]) => entries.filter((entry) => !isAffirmed(entry)).length
  // "Hasn't been turned down" for "hasn't been rejected": unmatched negations on both sides may be each other's.
  const spare = (entries: UnmatchedNegation[], own: UnmatchedNegation[]) =>
    Math.max(0, unmatched(entries) - (reference.language === 'en' ? unmatched(own) : 0))
  const compensations = (at: number, heardAt: number, sign: 1 | -1) =>
    Math.max(0, sign * (impliedNear(rendition, heardAt, reference) - impliedNear(reference, at, rendition))) +
    reversedWords(comparison).filter(
      (pair) =>
        reference.tokens[pair.at]?.clause === reference.tokens[at]?.clause &&
        rendition.tokens[pair.heardAt]?.clause === rendition.tokens[heardAt]?.clause,
    ).length
  const [first, second] = [lostForSure[0], addedForSure[0]]
  if (first && second && !isVague(first) && !isVague(second) && comparison.wordDiff.likeness >= CLOSE)
    return swappedContrast(comparison, first, second)
  if (
    first &&
    lostForSure.length > spare(added, lost) + compensations(placeOf(first), first.affirmedAt ?? 0, 1) &&
    sharesContext(comparison, first, 'lost')
  )
    return certainFinding(comparison, mayBeSubstituted(comparison) ? 'negation-lost-perhaps' : 'negation-lost', first)
  if (
    second &&
    addedForSure.length > spare(lost, added) + compensations(second.affirmedAt ?? 0, placeOf(second), -1) &&
    sharesContext(comparison, second, 'added')
  )
    return certainFinding(comparison, 'negation-added', second)

  if (reversedWords(comparison).length > 0 && lost.length !== added.length) return []
  return uncertainNegations(
    comparison,
    lost.filter(
      (entry) =>
        !isDoubleNegation(comparison, entry.negation) &&
        (isAffirmed(entry) || !isExpressedByOpposite(comparison, entry.negation)),
    ),
    added,
  )
}

/**
 * In a near copy, a word that both sides affirm elsewhere proves nothing: "I gave notice, but he didn't give me my
 * wages".
 */
function isAffirmedInBoth(
  { wordDiff }: Comparison,
  of: 'reference' | 'rendition',
  { negation: { headAt }, affirmedAt }: UnmatchedNegation,
): boolean {
  const other = of === 'reference' ? 'rendition' : 'reference'
  const isChanged = (side: typeof of, at: number) =>
    wordDiff.slots.some((slot) => at >= slot[side].from && at < slot[side].to)
  return wordDiff.likeness >= COPY && affirmedAt !== null && isChanged(of, headAt) && !isChanged(other, affirmedAt)
}
const COPY = 0.85

/** In free wording a seemingly lost "not" may be worded otherwise. */
const mayBeSubstituted = (comparison: Comparison) =>
  comparison.wordDiff.likeness < CLOSE && hasNegationSubstitute(comparison)

/** Whether the words beside the denied and the affirmed word match, so that both are about the same thing. */
function sharesContext(comparison: Comparison, entry: UnmatchedNegation, kind: 'lost' | 'added'): boolean {
  const { alignment, reference, rendition, wordDiff } = comparison
  const place = placeOf(entry)
  const [left, right] = kind === 'lost' ? [place, entry.affirmedAt ?? 0] : [entry.affirmedAt ?? 0, place]
  const isBeside = (one: number, other: number) => one !== other && Math.abs(one - other) <= CONTEXT_REACH
  const shared = alignment.pairs.filter(
    (pair) => isBeside(pair.reference.at, left) && isBeside(pair.rendition.at, right) && pair.similarity >= 0.9,
  )
  const sameClause = shared.some(
    (pair) =>
      reference.tokens[left]?.clause === pair.reference.token.clause &&
      rendition.tokens[right]?.clause === pair.rendition.token.clause,
  )
  if (wordDiff.likeness >= CLOSE) return true
  const isClear = kind === 'lost' || rendition.polarity.negations.length > reference.polarity.negations.length
  if (sameClause && shared.length >= 2 && isClear) return true
  if (kind === 'added') return false
  return (shared.length > 0 || alignment.coverage >= WELL_COVERED) && !isVague(entry) && isUneven(comparison, kind)
}

/** Half of the message is matched. */
const WELL_COVERED = 0.5

/** Whether one side has fewer negations by any count, and the source agrees with the other. */
function isUneven({ source, reference, rendition }: Comparison, kind: 'lost' | 'added'): boolean {
  const spoken = source.polarity.negations.length
  if (kind === 'lost')
    return (
      maxNegations(rendition.polarity) < reference.polarity.negations.length &&
      spoken > 0 &&
      !isDoubleNegative(reference)
    )
  const models = Math.max(maxNegations(reference.polarity), maxNegations(source.polarity))
  const isPlain = rendition.polarity.implied.length <= reference.polarity.implied.length
  return isPlain && rendition.polarity.negations.length > models
}

const CONTEXT_REACH = 4
const placeOf = ({ negation: { headAt, at } }: UnmatchedNegation) => (headAt >= 0 ? headAt : at)
const isVague = ({ negation: { head } }: UnmatchedNegation) => VAGUE_HEADS.has(head)
const isAffirmed = ({ affirmedAt }: UnmatchedNegation) => affirmedAt !== null

function certainFinding(
  { segmentId, reference, rendition }: Comparison,
  rule: 'negation-lost' | 'negation-lost-perhaps' | 'negation-added',
  entry: UnmatchedNegation,
): Finding[] {
  const [inReference, inRendition] =
    rule === 'negation-added' ? [entry.affirmedAt ?? 0, entry.negation.at] : [entry.negation.at, entry.affirmedAt ?? 0]
  const [expected, heard] = [quoteAround(reference, inReference), quoteAround(rendition, inRendition)]
  return [makeFinding({ segmentId, rule, facts: { expected, heard }, reference: expected, rendition: heard })]
}

/** "Yours, not the owner's" for "the owner's, not yours". */
function swappedContrast(
  { segmentId, reference, rendition }: Comparison,
  lost: UnmatchedNegation,
  added: UnmatchedNegation,
): Finding[] {
  const [expected, heard] = [quoteAround(reference, lost.negation.at), quoteAround(rendition, added.negation.at)]
  return [
    makeFinding({
      segmentId,
      rule: 'roles-swapped',
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }),
  ]
}
