import type { Comparison } from './comparison.ts'
import type { Negation } from '../reading/negation-reader.ts'
import { signsOf, type SignedAction } from '../reading/signs.ts'
import type { Utterance } from '../reading/utterance.ts'

/** The actions at a negation. */
const actionsAt = (utterance: Utterance, { at, headAt }: Negation): SignedAction[] =>
  signsOf(utterance).filter(({ from, to }) => [at, headAt].some((place) => place >= from && place < to))

/** Whether an utterance has the same action with the same sign: "not closed" and "open". */
const hasSameAction = (utterance: Utterance, action: SignedAction): boolean =>
  action.sign !== 'unsure' &&
  signsOf(utterance).some((other) => other.meaning === action.meaning && other.sign === action.sign)

/** Whether the rendition expresses a lost "not" by the opposite word. */
export const isExpressedByOpposite = ({ reference, rendition }: Comparison, lost: Negation): boolean =>
  actionsAt(reference, lost).some((action) => hasSameAction(rendition, action))

/** Whether an added "not" matches what the model or the source says, by the opposite word or by a "not" of its own. */
export const isConfirmedNegation = ({ source, reference, rendition }: Comparison, added: Negation): boolean =>
  actionsAt(rendition, added).some((action) => [source, reference].some((side) => hasSameAction(side, action)))

/**
 * "Bildirin, yoksa …" for "bildirmezseniz …", "pay, or else …" for "if you don't pay …". `at` is the place of the
 * "not".
 */
export function isOrElse(denies: Utterance, other: Utterance, at: number): boolean {
  const { language, tokens } = denies
  const isConditional =
    language === 'tr'
      ? /m[ae](?:zs[ae]|d[iu]kc[ae]|d[iu]ys[ae])/u.test(tokens[at]?.folded ?? '')
      : tokens.slice(Math.max(0, at - IF_REACH), at).some(({ folded }) => folded === 'if' || folded === 'unless')
  return isConditional && ELSE[language].test(other.plain) && !ELSE[language].test(denies.plain)
}
const IF_REACH = 4
const ELSE = { en: /\b(?:otherwise|or else|or)\b/u, tr: /(?:^| )(?:yoksa|aksi|o (?:baska|ayri))(?= |$)/u }

/** A rhetorical question, which may be said with or without "not": "how was he to know?", "niye saklasın". */
const RHETORICAL = {
  en: /\b(?:how|why|who|what) (?:(?:could|would|should|can) (?:(?!you\b)\w+)|(?:was|were|is|are|am) (?:\w+ ){1,3}?supposed)\b/u,
  tr: /(?:^| )(?:niye|neden|nasil|nereden|nerden|kim) (?:\S+ ){0,3}?\S+(?:s[iu]n(?:l[ae]r)?|[ae]y[iu]m|[ae]l[iu]m)(?= |$)/u,
}

/** Whether the model asks a rhetorical question and the rendition says it plainly. */
const isRhetorical = ({ reference, rendition }: Comparison): boolean =>
  RHETORICAL[reference.language].test(reference.plain) && !RHETORICAL[rendition.language].test(rendition.plain)

const FIRST_TIME = { en: /\bfirst time\b/u, tr: /(?:^| )ilk (?:defa|kez|kere)/u }
const NEVER_BEFORE = { en: /\b(?:never|not)\b.*\bbefore\b/u, tr: /(?:^| )(?:daha once|hic)(?= |$)/u }

/** "I've never done it before" for "it's my first time". */
const isFirstTime = ({ reference, rendition }: Comparison): boolean =>
  FIRST_TIME[reference.language].test(reference.plain) && NEVER_BEFORE[rendition.language].test(rendition.plain)

/** "It didn't come until Friday" for "it came on Friday", "not until I'm paid" for "only when I'm paid". */
const isNotUntil = ({ reference, rendition }: Comparison): boolean =>
  rendition.language === 'en' &&
  /\bnot (?:\S+ ){0,8}?(?:until|till)\b/u.test(rendition.plain) &&
  !/\b(?:until|till|before|by)\b/u.test(reference.plain)

/** "We can't without it fitted" for "we can't before it's fitted". */
const isNotWithout = ({ reference, rendition }: Comparison): boolean =>
  rendition.language === 'en' &&
  !/\bwithout\b/u.test(reference.plain) &&
  /\b(?:not|no|never) (?:\S+ ){1,8}?without\b/u.test(rendition.plain) &&
  /\b(?:not|no|never) (?:\S+ ){1,8}?(?:before|until|till|unless)\b|\b(?:must|have to|has to|needs?|required|first)\b/u.test(
    reference.plain,
  )

/** "The course, which costs nothing" for "the free course". */
const isFreeOfCharge = ({ reference, rendition }: Comparison): boolean =>
  /\bcosts? (?:you |them |us )?nothing\b/u.test(rendition.plain) && /\bfree\b/u.test(reference.plain)

/** Whether an added "not" comes from the wording alone. */
export const isNegativeWording = (comparison: Comparison): boolean =>
  isRhetorical(comparison) ||
  isFirstTime(comparison) ||
  isNotUntil(comparison) ||
  isNotWithout(comparison) ||
  isFreeOfCharge(comparison)

const WITHOUT_REACH = 4
/** The Turkish verb comes at the end of the clause that "-madan" opens. */
const MADAN_REACH = 14
/** Wordings for "not without" and "not before": first, required or only then. */
const REQUIREMENT = {
  en: /\b(?:before|first|once|after|only|must|have to|has to|requir\w+|needs?|needed|subject to|as long as|provided)\b/u,
  tr: /(?:^| )(?:once\S*|ilk|sonra|ancak|sart\S*|zorund\S*|gerek\S*|lazim|\S+m[ae]l[iu]\S*|bagli\S*)(?= |$)/u,
}

/** "I'll pay only after you come" for "I won't pay until you come". */
export const isOnlyAfter = ({ reference, rendition }: Comparison, { at }: Pick<Negation, 'at'>): boolean =>
  reference.language === 'en' &&
  reference.tokens.slice(at, at + UNTIL_REACH).some(({ folded }) => BOUND.test(folded)) &&
  !rendition.tokens.some(({ folded }) => BOUND.test(folded)) &&
  /\b(?:only|once|after|first|as soon as|the moment|when|have to|has to|must|need)\b/u.test(rendition.plain)
const BOUND = /^(?:until|till|before|unless)$/u
const UNTIL_REACH = 10

/**
 * "I signed before I left" for "I didn't leave without signing": a double negation in the model, none in the rendition.
 */
export function isDoubleNegation({ reference, rendition }: Comparison, { at }: Negation): boolean {
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
      : !polarity.implied.includes(at)
  return isNot && isWithout(reference) && !isWithout(rendition) && REQUIREMENT[language].test(rendition.plain)
}

/** "Yaklaşamaz" for "yaklaşması yasak": the model has a negative word, the rendition a "not". */
export const isImpliedNegation = (
  { reference, rendition }: Comparison,
  { from, to }: { from: number; to: number },
): boolean =>
  rendition.polarity.negations.length > reference.polarity.negations.length &&
  reference.polarity.implied.some((at) => at >= from && at < to)

const ADJACENT = 2

/** One denial in two words: "istemiyor, izin vermiyor", "söylemeyin istemiyorum". */
export const isRepeatedNegation = ({ polarity, language }: Utterance, denied: Negation): boolean =>
  language === 'tr' &&
  polarity.negations.some((other) => other !== denied && Math.abs(other.at - denied.at) <= ADJACENT)
