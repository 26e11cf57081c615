import { makeFinding } from '../../finding.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { isNamedBySource } from '../person-witness.ts'
import { predicatesOf } from '../predicates/index.ts'
import { isHaving, isOfOneMeaning, predicatePairs, type PredicatePair } from '../predicates/pairs.ts'
import type { Doer, Predicate } from '../predicates/predicate.ts'
import { isQuotedAt } from '../quoted.ts'
import { isBesideShared, wordAt } from '../shared-context.ts'
import { quote } from '../text.ts'
import type { Utterance } from '../utterance.ts'
import { agents } from './agents.ts'
import { caseRoles } from './case-roles.ts'
import { exchange } from './exchange.ts'
import { objects } from './objects.ts'
import { persons } from './persons.ts'
import { reportedSpeech } from './register.ts'

/** Word for word so near that a verb which stands with anything is the same one. */
const CLOSE = 0.6
const VAGUE =
  /^(?:go|come|com|see|look|thin|think|know|need|get|tak|mak|turn|work|ol|de|.* (?:ol|de|gel|git|kal|cik))$/u
/** "Everyone works" is "we all work". */
const EVERYBODY =
  /^(?:herkes\S*|hepimiz\S*|hep|beraber|birlikte|kimse\S*|hicbirimiz|insan\S*|everyone|everybody|nobody|anybody|anyone|somebody|someone|together)$/u
interface Told extends PredicatePair {
  expected: Doer
  heard: Doer
}

const told = (pair: PredicatePair): Told[] => {
  const [expected, heard] = [pair.was.doer, pair.is.doer]
  return expected && heard && expected.person !== heard.person ? [{ ...pair, expected, heard }] : []
}

const hasEverybody = ({ tokens }: Utterance) => tokens.some(({ folded }) => EVERYBODY.test(folded))

/** One stem, or a meaning in common: said and told. */
const isSameDeed = (one: Predicate, other: Predicate) => one.base === other.base || isOfOneMeaning(one, other)

/** "Ayırtıyorlar": somebody or other does it. */
const isImpersonal = ({ reference }: Comparison, { person, isMany }: Doer) =>
  reference.language === 'tr' && person === 3 && isMany

const GENITIVES: Record<string, RegExp> = { 1: /(?:^benim|m[iu]z[iu]n)$/u, 2: /(?:^sizin|n[iu]z[iu]n)$/u }
const GENITIVE_REACH = 6

/** "İkinizin birlikte yaşadığını": who stands before the verb. */
const isGenitive = ({ tokens }: Utterance, at: number, person: number) =>
  tokens.slice(Math.max(0, at - GENITIVE_REACH), at).some(({ folded }) => GENITIVES[person]?.test(folded))

/** What else the texts say of the same verb speaks against an error. */
function isExcused(comparison: Comparison, { was, is, spoken, expected, heard }: Told): boolean {
  const { reference, rendition, accepted, local } = comparison
  const says = (side: Utterance, verb: Predicate, person: number) =>
    predicatesOf(side).some((other) => other.doer?.person === person && isSameDeed(other, verb))
  const isToldBySource = spoken.some(({ doer }) => doer?.person === expected.person)
  const isFree = local.likeness < CLOSE
  const isSame = isHaving(was) || isToldBySource || isBesideShared(comparison, wordAt(was.at), wordAt(is.at))
  if (isFree && (VAGUE.test(was.base) || !isSame)) return true
  // "… ettiğini söylüyor" reports in its own persons.
  const isReported = /[dt][iu]g[iu]/u.test(rendition.tokens[is.at]?.folded ?? '') && rendition.language === 'tr'
  if (!isReported && isQuotedAt(rendition, is.at)) return true
  if (expected.person !== 2 && heard.person !== 2 && isQuotedAt(reference, was.at)) return true
  if (isFree && isImpersonal(comparison, heard)) return true
  if (heard.person === 3 && isGenitive(rendition, is.at, expected.person)) return true
  if ([expected, heard].some(({ person }) => person === 3) && (hasEverybody(reference) || hasEverybody(rendition)))
    return true
  if (spoken.some(({ doer }) => doer?.person === heard.person)) return true
  return accepted.some((side) => says(side, is, heard.person)) || says(rendition, was, expected.person)
}

/** Who does it, verb by verb: the same deed on both sides, by somebody else. */
export const doers: Rule = (comparison) => {
  const { segmentId, reference, rendition } = comparison
  if ([reportedSpeech, persons, agents, objects, exchange, caseRoles].some((rule) => rule(comparison).length > 0))
    return []
  const pair = predicatePairs(comparison)
    .flatMap(told)
    .find((one) => isNamedBySource(comparison, one.expected.person) && !isExcused(comparison, one))
  if (!pair) return []
  const facts = {
    expected: quote(reference.tokens.slice(pair.expected.from, pair.was.at + 1)),
    heard: quote(rendition.tokens.slice(pair.heard.from, pair.is.at + 1)),
  }
  return [makeFinding({ segmentId, rule: 'person-swapped', facts, reference: facts.expected, rendition: facts.heard })]
}
