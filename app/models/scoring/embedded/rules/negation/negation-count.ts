// Counts the negations of both sides and reports one that cannot be traced to a word: "they pay" for "they don't pay".
// Major, as a guess (`negation-lost-perhaps`, `negation-added-perhaps`).
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isRewordedInSlot, isPartOfKnownWording } from '#app/models/scoring/embedded/matching/reworded-negations.ts'
import { insteadOfNot } from '#app/models/scoring/embedded/lexicon/instead-of-not.ts'
import type { Polarity } from '#app/models/scoring/embedded/reading/negation-reader.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import type { UnmatchedNegation } from './unmatched-negations.ts'

const QUOTE_BEFORE = 1
const QUOTE_AFTER = 3
/** Below this coverage the whole sentence may be missing rather than the "not". */
const ENOUGH_COVERAGE = 0.5
/** A much shorter rendition may have lost the "not" with its sentence. */
const ENOUGH_LENGTH = 0.75
/** Above this likeness to the model, a "not" is not worded otherwise. */
export const CLOSE = 0.6

/**
 * Whether the rendition has another expression for the model's "not": "that's news to me", "get to the point",
 * "faulty".
 */
export const hasNegationSubstitute = ({ reference, rendition }: Pick<Comparison, 'reference' | 'rendition'>): boolean =>
  insteadOfNot(rendition) > insteadOfNot(reference)

/** "Beklemeden arayın" for "beklemeyin, arayın". */
const isWithoutForm = ({ tokens }: Utterance, { negation: { head } }: UnmatchedNegation) =>
  head !== '' && tokens.some(({ folded }) => folded.startsWith(head) && /m[ae]d[ae]n$/u.test(folded))

/** The words around a place, for a quote. */
export function quoteAround(utterance: Utterance, at: number): string {
  return quote(utterance.tokens.slice(Math.max(0, at - QUOTE_BEFORE), at + QUOTE_AFTER))
}

/** These may stand for a "not" anywhere in the sentence; other words only in their own clause. */
const RESTRICTING = /^(?:only|unless|until|till|rather|instead|ancak|sadece|yalnizca|yerine)$/u

const SAME_LETTERS = 4

/** Words that may stand for a "not" at a place, without those that `other` has, too. */
export function impliedNear({ tokens, polarity }: Utterance, place: number, other?: Utterance): number {
  const starts = (at: number) => tokens.findLastIndex(({ sentenceStart }, index) => sentenceStart && index <= at)
  const start = (word: string | undefined) => word?.slice(0, SAME_LETTERS)
  const others = new Set(other?.polarity.implied.map((at) => start(other.tokens[at]?.folded)))
  return polarity.implied.filter(
    (at) =>
      !others.has(start(tokens[at]?.folded)) &&
      (tokens[at]?.clause === tokens[place]?.clause ||
        (RESTRICTING.test(tokens[at]?.folded ?? '') && starts(at) === starts(place))),
  ).length
}

/** The most negations that an utterance can be read to have. */
export const maxNegations = ({ negations, implied, weakImpliedCount }: Polarity) =>
  negations.length + implied.length + weakImpliedCount

/** A double negation: "it is not that he does not understand". */
export const isDoubleNegative = ({ polarity: { negations } }: Utterance) =>
  negations.length === 2 && (negations[1]?.at ?? 0) - (negations[0]?.at ?? 0) <= TWICE_DENIED

/** Words that may stand for a "not" and that both sides have, so that they do not stand for a lost one. */
function impliedByBoth(reference: Utterance, rendition: Utterance): number {
  const words = ({ tokens, polarity }: Utterance) => polarity.implied.map((at) => tokens[at]?.folded)
  const models = words(reference)
  return words(rendition).filter((word) => {
    const at = models.indexOf(word)
    if (at >= 0) models.splice(at, 1)
    return at >= 0
  }).length
}

const TWICE_DENIED = 6

/** Compares the counts, with the source as additional evidence. */
export function uncertainNegations(
  comparison: Comparison,
  lost: readonly UnmatchedNegation[],
  added: readonly UnmatchedNegation[],
): Finding[] {
  const { segmentId, reference, rendition, source, accepted, alignment, wordDiff } = comparison
  const impliedCount = ({ implied, weakImpliedCount }: Polarity) => implied.length + weakImpliedCount
  const impliedSurplus = impliedCount(rendition.polarity) - impliedCount(reference.polarity)
  const fewer =
    Math.min(source.polarity.negations.length, reference.polarity.negations.length) >
    maxNegations(rendition.polarity) - impliedByBoth(reference, rendition)
  const whole = rendition.tokens.length >= reference.tokens.length * ENOUGH_LENGTH
  const other = lost.find(({ negation: { headAt } }) => headAt >= 0) ?? lost[0]
  const isEven = isDoubleNegative(reference) && rendition.polarity.negations.length % 2 === 0
  if (
    wordDiff.likeness < CLOSE &&
    fewer &&
    !isEven &&
    whole &&
    other &&
    alignment.coverage >= ENOUGH_COVERAGE &&
    !hasNegationSubstitute({ reference, rendition })
  ) {
    const expected = quoteAround(reference, other.negation.at)
    return [makeFinding({ segmentId, rule: 'negation-lost-perhaps', facts: { expected }, reference: expected })]
  }
  if (alignment.coverage < ENOUGH_COVERAGE || wordDiff.likeness < CLOSE) return []
  const allowed = Math.max(maxNegations(source.polarity), ...accepted.map(({ polarity }) => maxNegations(polarity)))
  // If the denied word is missing, too, it is left to the omission rule.
  const isGone = ({ negation: { headAt } }: UnmatchedNegation) => alignment.missing.some(({ at }) => at === headAt)
  const open = lost.find((entry) => !isGone(entry) && !isRewordedInSlot(comparison, 'reference', entry.negation.at))
  const extra = added.find(
    ({ negation: { at } }) => !isRewordedInSlot(comparison, 'rendition', at) && !isPartOfKnownWording(comparison, at),
  )
  if (
    open &&
    !isWithoutForm(rendition, open) &&
    lost.length > added.length + Math.abs(impliedSurplus) &&
    reference.polarity.negations.length <= maxNegations(source.polarity)
  ) {
    const expected = quoteAround(reference, open.negation.at)
    return [
      makeFinding({
        segmentId,
        rule: 'negation-lost-perhaps',
        facts: { expected },
        reference: expected,
      }),
    ]
  }
  if (extra && added.length > lost.length + Math.abs(impliedSurplus) && rendition.polarity.negations.length > allowed) {
    const heard = quoteAround(rendition, extra.negation.at)
    return [
      makeFinding({
        segmentId,
        rule: 'negation-added-perhaps',
        facts: { heard },
        rendition: heard,
      }),
    ]
  }
  return []
}
