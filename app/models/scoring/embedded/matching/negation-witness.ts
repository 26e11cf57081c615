import type { Comparison } from './comparison.ts'
import type { Negation } from '../reading/negation-reader.ts'
import { signsOf, type Signed } from '../reading/signs.ts'
import type { Utterance } from '../reading/utterance.ts'

/** What an utterance says of the deed that a "not" denies. */
const deedsAt = (utterance: Utterance, { at, headAt }: Negation): Signed[] =>
  signsOf(utterance).filter(({ from, to }) => [at, headAt].some((place) => place >= from && place < to))

/** Whether an utterance says the same of a deed: "not closed" is "open". */
const saysTheSame = (utterance: Utterance, deed: Signed): boolean =>
  deed.sign !== 'unsure' &&
  signsOf(utterance).some((other) => other.meaning === deed.meaning && other.sign === deed.sign)

/** A "not" of the model for which the learner says the opposite word. */
export const isSaidByOpposite = ({ reference, rendition }: Comparison, lost: Negation): boolean =>
  deedsAt(reference, lost).some((deed) => saysTheSame(rendition, deed))

/** A "not" of the learner's for which the model or the speaker says the opposite word, or that the speaker says as well. */
export const isOfSpeaker = ({ source, reference, rendition }: Comparison, added: Negation): boolean =>
  deedsAt(rendition, added).some((deed) => [source, reference].some((side) => saysTheSame(side, deed)))

/** "Bildirin, yoksa …" is "bildirmezseniz …", "pay, or else …" is "if you don't pay …": the "not" at a place of one side. */
export function isElse(denies: Utterance, other: Utterance, at: number): boolean {
  const { language, tokens } = denies
  const isConditional =
    language === 'tr'
      ? /m[ae](?:zs[ae]|d[iu]kc[ae]|d[iu]ys[ae])/u.test(tokens[at]?.folded ?? '')
      : tokens.slice(Math.max(0, at - IF_REACH), at).some(({ folded }) => folded === 'if' || folded === 'unless')
  return isConditional && ELSE[language].test(other.plain) && !ELSE[language].test(denies.plain)
}
const IF_REACH = 4
const ELSE = { en: /\b(?:otherwise|or else|or)\b/u, tr: /(?:^| )(?:yoksa|aksi|o (?:baska|ayri))(?= |$)/u }

/** "How was he to know?", "niye saklasın": a question that wants no answer, for which a "not" may be said. */
const WANTS_NO_ANSWER = {
  en: /\b(?:how|why|who|what) (?:(?:could|would|should|can) (?:(?!you\b)\w+)|(?:was|were|is|are|am) (?:\w+ ){1,3}?supposed)\b/u,
  tr: /(?:^| )(?:niye|neden|nasil|nereden|nerden|kim) (?:\S+ ){0,3}?\S+(?:s[iu]n(?:l[ae]r)?|[ae]y[iu]m|[ae]l[iu]m)(?= |$)/u,
}

/** Whether the model asks such a question and the rendition says it plainly. */
const isRhetorical = ({ reference, rendition }: Comparison): boolean =>
  WANTS_NO_ANSWER[reference.language].test(reference.plain) &&
  !WANTS_NO_ANSWER[rendition.language].test(rendition.plain)

const FIRST_TIME = { en: /\bfirst time\b/u, tr: /(?:^| )ilk (?:defa|kez|kere)/u }
const NEVER_BEFORE = { en: /\b(?:never|not)\b.*\bbefore\b/u, tr: /(?:^| )(?:daha once|hic)(?= |$)/u }

/** "It's my first time" is "I've never done it before". */
const isFirstTime = ({ reference, rendition }: Comparison): boolean =>
  FIRST_TIME[reference.language].test(reference.plain) && NEVER_BEFORE[rendition.language].test(rendition.plain)

/** "It didn't come until Friday" is "it came on Friday", "not until I'm paid" is "only when I'm paid". */
const isNotUntil = ({ reference, rendition }: Comparison): boolean =>
  rendition.language === 'en' &&
  /\bnot (?:\S+ ){0,8}?(?:until|till)\b/u.test(rendition.plain) &&
  !/\b(?:until|till|before|by)\b/u.test(reference.plain)

/** "We can't before it's fitted" is "we can't without it fitted". */
const isNotWithout = ({ reference, rendition }: Comparison): boolean =>
  rendition.language === 'en' &&
  !/\bwithout\b/u.test(reference.plain) &&
  /\b(?:not|no|never) (?:\S+ ){1,8}?without\b/u.test(rendition.plain) &&
  /\b(?:not|no|never) (?:\S+ ){1,8}?(?:before|until|till|unless)\b|\b(?:must|have to|has to|needs?|required|first)\b/u.test(
    reference.plain,
  )

/** "The free course" is "the course, which costs nothing". */
const isFreeOfCharge = ({ reference, rendition }: Comparison): boolean =>
  /\bcosts? (?:you |them |us )?nothing\b/u.test(rendition.plain) && /\bfree\b/u.test(reference.plain)

/** Whether the rendition says with a "not" what the model says without one, by the way it is worded. */
export const isWayOfSaying = (comparison: Comparison): boolean =>
  isRhetorical(comparison) ||
  isFirstTime(comparison) ||
  isNotUntil(comparison) ||
  isNotWithout(comparison) ||
  isFreeOfCharge(comparison)

const WITHOUT_REACH = 4
/** In Turkish the verb closes what "-madan" opens. */
const MADAN_REACH = 14
/** What "not without" and "not before" come to: one thing first, or needed for the other, or at any rate. */
const FIRST = {
  en: /\b(?:before|first|once|after|only|must|have to|has to|requir\w+|needs?|needed|subject to|as long as|provided)\b/u,
  tr: /(?:^| )(?:once\S*|ilk|sonra|ancak|sart\S*|zorund\S*|gerek\S*|lazim|\S+m[ae]l[iu]\S*|bagli\S*)(?= |$)/u,
}

/** "I won't pay until you come" is "I'll pay only after you come". */
export const isOnlyAfter = ({ reference, rendition }: Comparison, { at }: Pick<Negation, 'at'>): boolean =>
  reference.language === 'en' &&
  reference.tokens.slice(at, at + UNTIL_REACH).some(({ folded }) => BOUND.test(folded)) &&
  !rendition.tokens.some(({ folded }) => BOUND.test(folded)) &&
  /\b(?:only|once|after|first|as soon as|the moment|when|have to|has to|must|need)\b/u.test(rendition.plain)
const BOUND = /^(?:until|till|before|unless)$/u
const UNTIL_REACH = 10

/** "I didn't leave without signing" is "I signed before I left": two that cancel out, and neither is said. */
export function isTwiceDenied({ reference, rendition }: Comparison, { at }: Negation): boolean {
  const { language, tokens, polarity } = reference
  const near = (place: number) =>
    language === 'tr' ? place < at && at - place <= MADAN_REACH : Math.abs(place - at) <= WITHOUT_REACH
  const isWithout = (side: Utterance) =>
    side.tokens.some(
      ({ folded }, place) =>
        (language === 'en' ? folded === 'without' : /m[ae]d[ae]n$/u.test(folded)) &&
        (side === rendition || near(place)),
    )
  const isNot =
    language === 'en'
      ? tokens[at]?.folded !== 'without' ||
        polarity.negations.some((one) => one.at < at && at - one.at <= WITHOUT_REACH)
      : !polarity.soft.includes(at)
  return isNot && isWithout(reference) && !isWithout(rendition) && FIRST[language].test(rendition.plain)
}

/** "Yaklaşması yasak" is "yaklaşamaz": what the model says by a word like that, the rendition says with one "not" more. */
export const isForbidden = (
  { reference, rendition }: Comparison,
  { from, to }: { from: number; to: number },
): boolean =>
  rendition.polarity.negations.length > reference.polarity.negations.length &&
  reference.polarity.soft.some((at) => at >= from && at < to)

const ON_END = 2

/** "İstemiyor, izin vermiyor", "söylemeyin istemiyorum": one denial in two words. */
export const isSaidTwice = ({ polarity, language }: Utterance, denied: Negation): boolean =>
  language === 'tr' && polarity.negations.some((other) => other !== denied && Math.abs(other.at - denied.at) <= ON_END)
