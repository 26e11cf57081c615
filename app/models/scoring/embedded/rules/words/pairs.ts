// Reports the opposite from a pair in the bilingual lexicon, in any wording: "wages went up" for "wages went down".
// Critical (`opposite-word`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isConverseComparison } from '#app/models/scoring/embedded/matching/converse.ts'
import { isImpliedNegation } from '#app/models/scoring/embedded/matching/negation-equivalents.ts'
import { turkishPerson } from '#app/models/scoring/embedded/reading/person.ts'
import {
  hasSharedContext,
  isInModelAsOften,
  SAME_MEANING,
} from '#app/models/scoring/embedded/matching/shared-context.ts'
import { isOppositePair, signsOf, type Sign, type SignedAction } from '#app/models/scoring/embedded/reading/signs.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const OTHER = { denied: 'affirmed', affirmed: 'denied' } as const

const mentionsWith = (utterance: Utterance, pair: number, sign: Sign) =>
  signsOf(utterance).filter((one) => one.meaning === pair && one.sign === sign)

/** Parts of numbers and times are left to those rules ("altı" is also six). */
const isPartOfNumber = ({ entities }: Utterance, { from, to }: SignedAction) =>
  entities.some((entity) => entity.from < to && entity.to > from)

const quoteMention = ({ tokens }: Utterance, { from, to }: SignedAction) => quote(tokens.slice(from, to))

/**
 * If only one of the wordings contains a "not" ("not easy" for "hard"), the number of negations must change
 * accordingly.
 */
function isConfirmedByCount({ reference, rendition }: Comparison, was: SignedAction, is: SignedAction): boolean {
  if (was.isNegative === is.isNegative) return true
  const more = rendition.polarity.negations.length - reference.polarity.negations.length
  return was.isNegative ? more < 0 : more > 0
}

/** About two different persons: "gitmekte serbestsiniz", "uyarmakla yükümlüyüm". */
function isOtherPerson({ reference, rendition }: Comparison, was: SignedAction, is: SignedAction): boolean {
  const person = (side: Utterance, { to }: SignedAction) => {
    const token = side.tokens[to - 1]
    return token && side.language === 'tr' ? turkishPerson(token, true) : null
  }
  const [one, other] = [person(reference, was), person(rendition, is)]
  return one !== null && other !== null && one !== other
}

function isReversed(comparison: Comparison, was: SignedAction, is: SignedAction): boolean {
  const { source, reference, rendition, accepted } = comparison
  const pair = was.meaning
  if (was.sign === 'unsure' || is.sign !== OTHER[was.sign]) return false
  const isKnown = [source, ...accepted].some((side) =>
    signsOf(side).some(({ meaning, sign }) => meaning === pair && (sign === is.sign || sign === 'unsure')),
  )
  if (isKnown || !isConfirmedByCount(comparison, was, is) || isOtherPerson(comparison, was, is)) return false
  if (isImpliedNegation(comparison, was)) return false
  if (was.isOpposite !== is.isOpposite && isInModelAsOften(comparison, is)) return false
  if (mentionsWith(rendition, pair, was.sign).length >= mentionsWith(reference, pair, was.sign).length) return false
  return hasSharedContext(comparison, was, is, SAME_MEANING)
}

/** "Hanımınız" means "your wife", not "lady". */
const WIFE = /^hanim(?:im|in)/u

/**
 * The wrong opposite must be said beside the same words, and the right one less often than in the model. This finds one
 * reversal among several pairs (rent up, wages down).
 */
export const pairs: Rule = (comparison) => {
  const { segmentId, reference, rendition } = comparison
  const said = signsOf(rendition).filter(
    (one) =>
      isOppositePair(one.meaning) &&
      !isPartOfNumber(rendition, one) &&
      !WIFE.test(rendition.tokens[one.from]?.folded ?? ''),
  )
  for (const was of signsOf(reference)) {
    const is = said.find(
      (one) => one.meaning === was.meaning && one.isOpposite !== was.isOpposite && isReversed(comparison, was, one),
    )
    if (!is || isConverseComparison(comparison)) continue
    const facts = { expected: quoteMention(reference, was), heard: quoteMention(rendition, is) }
    return [makeFinding({ segmentId, rule: 'opposite-word', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
