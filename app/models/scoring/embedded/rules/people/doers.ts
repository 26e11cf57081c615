// Reports another person doing the same thing, verb by verb and in any wording: "I signed it" for "she signed it".
// Critical (`person-swapped`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { once } from '#app/remember.ts'
import {
  isGenericYou,
  isPersonInSource,
  isPassiveSubject,
  isOneOfReportingVerbs,
  marksPersonBefore,
} from '#app/models/scoring/embedded/matching/person-evidence.ts'
import { predicatesOf } from '#app/models/scoring/embedded/reading/predicates/predicates-of.ts'
import {
  isPossession,
  sharesMeaning,
  predicatePairs,
  type PredicatePair,
} from '#app/models/scoring/embedded/matching/predicate-pairs.ts'
import type { Doer, Predicate } from '#app/models/scoring/embedded/reading/predicates/predicate.ts'
import { isConverseAction } from '#app/models/scoring/embedded/matching/converse-actions.ts'
import { isInReportedSpeech } from '#app/models/scoring/embedded/matching/reported-speech.ts'
import { hasSharedContext, tokenSpan } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { agents } from './agents.ts'
import { caseRoles } from './case-roles.ts'
import { exchange } from './exchange.ts'
import { objects } from './objects.ts'
import { persons } from './persons.ts'
import { reportedSpeech } from '../language/register.ts'

/** Above this likeness a vague verb is the same one. */
const CLOSE = 0.6
const VAGUE =
  /^(?:go|come|com|see|look|thin|think|know|need|get|tak|mak|turn|work|ol|de|.* (?:ol|de|gel|git|kal|cik))$/u
/** "We all work" for "everyone works". */
const EVERYBODY =
  /^(?:herkes\S*|hepimiz\S*|hep|beraber|birlikte|kimse\S*|hicbirimiz|insan\S*|everyone|everybody|nobody|anybody|anyone|somebody|someone|together)$/u
interface ChangedDoer extends PredicatePair {
  expected: Doer
  heard: Doer
}

const changedDoers = (pair: PredicatePair): ChangedDoer[] => {
  const [expected, heard] = [pair.was.doer, pair.is.doer]
  return expected && heard && expected.person !== heard.person ? [{ ...pair, expected, heard }] : []
}

const hasEverybody = ({ tokens }: Utterance) => tokens.some(({ folded }) => EVERYBODY.test(folded))

/** The same stem or a shared meaning: "said", "told". */
const isSameAction = (one: Predicate, other: Predicate) => one.base === other.base || sharesMeaning(one, other)

/** An impersonal "they": "ayırtıyorlar". */
const isImpersonal = ({ reference }: Comparison, { person, isPlural }: Doer) =>
  reference.language === 'tr' && person === 3 && isPlural

/**
 * Verbs that frame a message or a wish. "I hear", "they say" and "apparently" are equivalent, and so are "I think" and
 * "he probably", "I want" and "let me".
 */
const FRAME =
  /^(?:hear\w*|sa(?:y|ys|id|ying)|t(?:ell|ells|elling|old)|thinks?|thought|kn[eo]ws?|sees?|saw|seen|seem\w*|understand\w*|understood|notic\w*|spot\w*|f(?:i|ou)nds?|learn\w*|reckon\w*|believ\w*|guess\w*|suppos\w*|report\w*|notif\w*|look\w*|want\w*|lik\w*|need\w*|willing|duy\S*|soyl\S*|di(?:yor|ye)\S*|anl\S*|bil\S*|dusun\S*|san\S*|gor\S*|ogren\S*|ist(?:iyor|er|e)\S*|fark\S*)$/u

const WISH = /^(?:want|need|lik|wish|expect|iste|dile)/u
/** One event with another subject: "we lost her" for "she died", "I gave it to him" for "he got it". */
const EVENT_WITH_EITHER_SUBJECT = /^(?:los|lost|die|dy|pass|giv|gave|receiv|get|got|kaybe|ol|al|ver)$/u

/** Tokens after an English wish, or before a Turkish one, that name what is wished for. */
const WISHED = 5
function isSameWish({ alignment, reference: { language } }: Comparison, { was, is }: PredicatePair): boolean {
  const isWished = (at: number, place: number) => {
    const distance = language === 'en' ? place - at : at - place
    return distance > 0 && distance <= WISHED
  }
  return alignment.pairs.some((pair) => isWished(was.at, pair.reference.at) && isWished(is.at, pair.rendition.at))
}

/** Tokens: an English "not" may stand some words before its verb ("don't intend to extend"). */
const NOT_REACH = 5
const isDenied = ({ polarity, tokens, language }: Utterance, { at }: Predicate) =>
  polarity.negations.some(
    (one) =>
      one.at === at ||
      one.headAt === at ||
      (language === 'en' && one.at < at && at - one.at <= NOT_REACH && tokens[one.at]?.clause === tokens[at]?.clause),
  )

const foldedVerb = ({ tokens }: Utterance, { at }: Predicate) => tokens[at]?.folded ?? ''

/** For two verbs matched by meaning alone: whether both are actions on the same thing. */
function isSpecific(comparison: Comparison, { was, is, spoken, expected }: ChangedDoer): boolean {
  const { reference, rendition } = comparison
  if (FRAME.test(foldedVerb(reference, was)) || FRAME.test(foldedVerb(rendition, is)) || VAGUE.test(is.base))
    return false
  if (EVENT_WITH_EITHER_SUBJECT.test(was.base) && EVENT_WITH_EITHER_SUBJECT.test(is.base)) return false
  const isSources = spoken.some((verb) => verb.doer?.person === expected.person && sharesMeaning(verb, is))
  return isPossession(was) || isSources || hasSharedContext(comparison, tokenSpan(was.at), tokenSpan(is.at))
}

/** Whether other uses of the verb in the texts speak against an error. */
function isExcused(comparison: Comparison, pair: ChangedDoer): boolean {
  const { was, is, spoken, expected, heard } = pair
  const { reference, rendition, accepted, wordDiff } = comparison
  const says = (side: Utterance, verb: Predicate, person: number) =>
    predicatesOf(side).some((other) => other.doer?.person === person && isSameAction(other, verb))
  const isToldBySource = spoken.some(({ doer }) => doer?.person === expected.person)
  const isFree = wordDiff.likeness < CLOSE
  const isSame =
    isPossession(was) || isToldBySource || hasSharedContext(comparison, tokenSpan(was.at), tokenSpan(is.at))
  if (isFree && (VAGUE.test(was.base) || !isSame)) return true
  if (was.base !== is.base && !isSpecific(comparison, pair)) return true
  if (/(?:^| )(?:basl|bit|art|azal)$/u.test(was.base)) return true
  // A wish may be worded for anybody; an action denied for one person and affirmed for another are two actions.
  if (isFree && WISH.test(was.base) && !isSameWish(comparison, pair)) return true
  if (
    isOneOfReportingVerbs(comparison, was.at) ||
    isPassiveSubject(comparison, was.base, expected.person, heard.person)
  )
    return true
  if (isFree && isDenied(reference, was) !== isDenied(rendition, is)) return true
  // "… ettiğini söylüyor" is indirect speech with its own persons.
  const isReported = /[dt][iu]g[iu]/u.test(rendition.tokens[is.at]?.folded ?? '') && rendition.language === 'tr'
  if (!isReported && isInReportedSpeech(rendition, is.at)) return true
  if (expected.person !== 2 && heard.person !== 2 && isInReportedSpeech(reference, was.at)) return true
  if (isFree && isImpersonal(comparison, heard)) return true
  if (isGenericYou(comparison, expected.person, { person: heard.person, from: heard.from, to: is.at + 1 })) return true
  if (marksPersonBefore(rendition, is.at, expected.person, heard.person)) return true
  if ([expected, heard].some(({ person }) => person === 3) && (hasEverybody(reference) || hasEverybody(rendition)))
    return true
  if (spoken.some(({ doer }) => doer?.person === heard.person)) return true
  return accepted.some((side) => says(side, is, heard.person)) || says(rendition, was, expected.person)
}

export const doers: Rule = once((comparison) => {
  const { segmentId, reference, rendition } = comparison
  if (isConverseAction(comparison)) return []
  if ([reportedSpeech, persons, agents, objects, exchange, caseRoles].some((rule) => rule(comparison).length > 0))
    return []
  const pair = predicatePairs(comparison)
    .flatMap(changedDoers)
    .find((one) => isPersonInSource(comparison, one.expected.person) && !isExcused(comparison, one))
  if (!pair) return []
  const facts = {
    expected: quote(reference.tokens.slice(pair.expected.from, pair.was.at + 1)),
    heard: quote(rendition.tokens.slice(pair.heard.from, pair.is.at + 1)),
  }
  return [makeFinding({ segmentId, rule: 'person-swapped', facts, reference: facts.expected, rendition: facts.heard })]
})
