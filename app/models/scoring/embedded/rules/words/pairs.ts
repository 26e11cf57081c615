import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isToldConversely } from '#app/models/scoring/embedded/matching/converse.ts'
import { isForbidden } from '#app/models/scoring/embedded/matching/negation-witness.ts'
import { turkishPerson } from '#app/models/scoring/embedded/reading/person.ts'
import { isBesideShared, isModelsOwn, SAME_MEANING } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { isOfPair, signsOf, type Sign, type Signed } from '#app/models/scoring/embedded/reading/signs.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const OTHER = { denied: 'affirmed', affirmed: 'denied' } as const

const saying = (utterance: Utterance, pair: number, sign: Sign) =>
  signsOf(utterance).filter((one) => one.meaning === pair && one.sign === sign)

/** A word of a number or of a time ("altı" is six, too) is judged with it. */
const isCounted = ({ entities }: Utterance, { from, to }: Signed) =>
  entities.some((entity) => entity.from < to && entity.to > from)

const words = ({ tokens }: Utterance, { from, to }: Signed) => quote(tokens.slice(from, to))

/** Where one of the wordings alone says "not" itself ("not easy" for hard), the rendition says it less often, or more often. */
function isCountedIn({ reference, rendition }: Comparison, was: Signed, is: Signed): boolean {
  if (was.isNegative === is.isNegative) return true
  const more = rendition.polarity.negations.length - reference.polarity.negations.length
  return was.isNegative ? more < 0 : more > 0
}

/** "Gitmekte serbestsiniz" and "uyarmakla yükümlüyüm": of two persons. */
function isOthers({ reference, rendition }: Comparison, was: Signed, is: Signed): boolean {
  const person = (side: Utterance, { to }: Signed) => {
    const token = side.tokens[to - 1]
    return token && side.language === 'tr' ? turkishPerson(token, true) : null
  }
  const [one, other] = [person(reference, was), person(rendition, is)]
  return one !== null && other !== null && one !== other
}

function isTurned(comparison: Comparison, was: Signed, is: Signed): boolean {
  const { source, reference, rendition, accepted } = comparison
  const pair = was.meaning
  if (was.sign === 'unsure' || is.sign !== OTHER[was.sign]) return false
  const isKnown = [source, ...accepted].some((side) =>
    signsOf(side).some(({ meaning, sign }) => meaning === pair && (sign === is.sign || sign === 'unsure')),
  )
  if (isKnown || !isCountedIn(comparison, was, is) || isOthers(comparison, was, is)) return false
  if (isForbidden(comparison, was)) return false
  if (was.isOpposite !== is.isOpposite && isModelsOwn(comparison, is)) return false
  if (saying(rendition, pair, was.sign).length >= saying(reference, pair, was.sign).length) return false
  return isBesideShared(comparison, was, is, SAME_MEANING)
}

/** "Hanımınız" is no lady as opposed to a gentleman. */
const WIFE = /^hanim(?:im|in)/u

/**
 * Of two opposites the one that nobody said, beside the same words, and the right one less often than in the model: however
 * many things a sentence turns (rent up, wages down), one of them turned round is found.
 */
export const pairs: Rule = (comparison) => {
  const { segmentId, reference, rendition } = comparison
  const said = signsOf(rendition).filter(
    (one) =>
      isOfPair(one.meaning) && !isCounted(rendition, one) && !WIFE.test(rendition.tokens[one.from]?.folded ?? ''),
  )
  for (const was of signsOf(reference)) {
    const is = said.find(
      (one) => one.meaning === was.meaning && one.isOpposite !== was.isOpposite && isTurned(comparison, was, one),
    )
    if (!is || isToldConversely(comparison)) continue
    const facts = { expected: words(reference, was), heard: words(rendition, is) }
    return [makeFinding({ segmentId, rule: 'opposite-word', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
