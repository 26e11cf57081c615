import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isSaidInPlace, isWordingOfMessage } from '#app/models/scoring/embedded/matching/said-in-place.ts'
import { insteadOfNot } from '#app/models/scoring/embedded/lexicon/instead-of-not.ts'
import type { Polarity } from '#app/models/scoring/embedded/reading/negation-reader.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import type { Unanswered } from './unanswered.ts'

const QUOTE_BEFORE = 1
const QUOTE_AFTER = 3
/** How much of the model must be there before a missing "not" is told from a missing sentence. */
const ENOUGH_COVERAGE = 0.5
/** A rendition much shorter than the model may have left the "not" out with its sentence. */
const ENOUGH_LENGTH = 0.75
/** So near to the model, word for word, a "not" is not told in another way. */
export const CLOSE = 0.6

/** Whether a rendition says in other words what the model says with a "not": "that's news to me", "get to the point", "faulty". */
export const saysInstead = ({ reference, rendition }: Pick<Comparison, 'reference' | 'rendition'>): boolean =>
  insteadOfNot(rendition) > insteadOfNot(reference)

/** "Beklemeyin, arayın" and "beklemeden arayın". */
const isInPassing = ({ tokens }: Utterance, { negation: { head } }: Unanswered) =>
  head !== '' && tokens.some(({ folded }) => folded.startsWith(head) && /m[ae]d[ae]n$/u.test(folded))

/** The words around a place, for a quote. */
export function around(utterance: Utterance, at: number): string {
  return quote(utterance.tokens.slice(Math.max(0, at - QUOTE_BEFORE), at + QUOTE_AFTER))
}

/** These can stand for a "not" of the whole sentence, other words for one of their own clause. */
const RESTRICTING = /^(?:only|unless|until|till|rather|instead|ancak|sadece|yalnizca|yerine)$/u

const SAME_LETTERS = 4

/** Words that can stand for a "not" of what is said at a place, but for those that the other side, if given, says as well. */
export function softNear({ tokens, polarity }: Utterance, place: number, other?: Utterance): number {
  const starts = (at: number) => tokens.findLastIndex(({ sentenceStart }, index) => sentenceStart && index <= at)
  const start = (word: string | undefined) => word?.slice(0, SAME_LETTERS)
  const others = new Set(other?.polarity.soft.map((at) => start(other.tokens[at]?.folded)))
  return polarity.soft.filter(
    (at) =>
      !others.has(start(tokens[at]?.folded)) &&
      (tokens[at]?.clause === tokens[place]?.clause ||
        (RESTRICTING.test(tokens[at]?.folded ?? '') && starts(at) === starts(place))),
  ).length
}

/** Every "not" of an utterance, by any means. */
export const most = ({ negations, soft, weakCount }: Polarity) => negations.length + soft.length + weakCount

/** "It is not that he does not understand": two that cancel out. */
export const cancelOut = ({ polarity: { negations } }: Utterance) =>
  negations.length === 2 && (negations[1]?.at ?? 0) - (negations[0]?.at ?? 0) <= TWICE_DENIED

/** Words for a "not" that the model has as well: "only" there and here stands for none that was lost. */
function carriedByBoth(reference: Utterance, rendition: Utterance): number {
  const words = ({ tokens, polarity }: Utterance) => polarity.soft.map((at) => tokens[at]?.folded)
  const models = words(reference)
  return words(rendition).filter((word) => {
    const at = models.indexOf(word)
    if (at >= 0) models.splice(at, 1)
    return at >= 0
  }).length
}

const TWICE_DENIED = 6

/** A "not" on one side whose word cannot be found on the other: counted, with the source as second witness. */
export function perhaps(comparison: Comparison, lost: readonly Unanswered[], added: readonly Unanswered[]): Finding[] {
  const { segmentId, reference, rendition, source, accepted, alignment, local } = comparison
  const weigh = ({ soft, weakCount }: Polarity) => soft.length + weakCount
  const softSurplus = weigh(rendition.polarity) - weigh(reference.polarity)
  const fewer =
    Math.min(source.polarity.negations.length, reference.polarity.negations.length) >
    most(rendition.polarity) - carriedByBoth(reference, rendition)
  const whole = rendition.tokens.length >= reference.tokens.length * ENOUGH_LENGTH
  const other = lost.find(({ negation: { headAt } }) => headAt >= 0) ?? lost[0]
  const isEven = cancelOut(reference) && rendition.polarity.negations.length % 2 === 0
  if (
    local.likeness < CLOSE &&
    fewer &&
    !isEven &&
    whole &&
    other &&
    alignment.coverage >= ENOUGH_COVERAGE &&
    !saysInstead({ reference, rendition })
  ) {
    const expected = around(reference, other.negation.at)
    return [makeFinding({ segmentId, rule: 'negation-lost-perhaps', facts: { expected }, reference: expected })]
  }
  if (alignment.coverage < ENOUGH_COVERAGE || local.likeness < CLOSE) return []
  const allowed = Math.max(most(source.polarity), ...accepted.map(({ polarity }) => most(polarity)))
  // A "not" whose word is gone altogether is left to the rule about what is missing.
  const isGone = ({ negation: { headAt } }: Unanswered) => alignment.missing.some(({ at }) => at === headAt)
  const open = lost.find((entry) => !isGone(entry) && !isSaidInPlace(comparison, 'reference', entry.negation.at))
  const extra = added.find(
    ({ negation: { at } }) => !isSaidInPlace(comparison, 'rendition', at) && !isWordingOfMessage(comparison, at),
  )
  if (
    open &&
    !isInPassing(rendition, open) &&
    lost.length > added.length + Math.abs(softSurplus) &&
    reference.polarity.negations.length <= most(source.polarity)
  ) {
    const expected = around(reference, open.negation.at)
    return [
      makeFinding({
        segmentId,
        rule: 'negation-lost-perhaps',
        facts: { expected },
        reference: expected,
      }),
    ]
  }
  if (extra && added.length > lost.length + Math.abs(softSurplus) && rendition.polarity.negations.length > allowed) {
    const heard = around(rendition, extra.negation.at)
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
