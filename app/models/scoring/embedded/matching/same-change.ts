import type { Finding } from '#app/models/scoring/evaluation.ts'
import { SEVERITIES } from '#app/models/scoring/severities.ts'
import { FUNCTION_WORDS } from '../lexicon/function-words.ts'
import { tokenise } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'
import type { Comparison } from './comparison.ts'

/** Rules that report another meaning in the same place. Which of them fires depends on how the change was detected. */
const CHANGED_MEANING =
  /^(?:negation-|opposite-|obligation-|modality-|possibility-|relation-|order-|tense-|question-|condition-|term-|unit-|amount-|calque$)/u
const OMISSION =
  /^(?:number-missing|day-missing|name-missing|condition-lost|question-lost|negation-lost-perhaps|part-missing)$/u
const AMOUNT_OF_TIME = /^(?:frequency-changed|unit-replaced|number-missing)$/u
const ROLE_CHANGE = /^(?:roles-swapped|person-swapped)$/u
const TIME_ORDER = /^(?:before|after|until|once|önce|sonra|dek|kadar)$/iu

/** Tokens between an omission and a number inside it that is reported, too. */
const NEAR = 3

interface Span {
  from: number
  /** End, exclusive. */
  to: number
}

interface Quotes {
  own: string | null
  /** The quote from the other text. */
  across: string | null
}

/** Every place where a quote occurs in a text. */
export function quotePlaces({ tokens, language }: Utterance, quote: string | null): Span[] {
  const words = quote === null ? [] : tokenise(quote, language).map(({ folded }) => folded)
  if (words.length === 0) return []
  return tokens.flatMap((_, from) =>
    words.every((word, at) => tokens[from + at]?.folded === word) ? [{ from, to: from + words.length }] : [],
  )
}

const quoteWords = (quote: string | null, { language }: Utterance) =>
  new Set(tokenise(quote ?? '', language).map(({ folded }) => folded))

/** Whether two findings quote the same place, and in it a word that the other text lacks. */
function meetOnSide(side: Utterance, quotes: readonly [Quotes, Quotes]): boolean {
  const kept = quotes.map(({ across }) => quoteWords(across, side))
  const isChanged = (at: number) => !kept.some((words) => words.has(side.tokens[at]?.folded ?? ''))
  const isMessage = (at: number) => !FUNCTION_WORDS[side.language].has(side.tokens[at]?.folded ?? '')
  const [ones, others] = quotes.map(({ own }) => quotePlaces(side, own))
  return (ones ?? []).some((a) =>
    (others ?? []).some((b) => {
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
      if (from >= to) return false
      const isWithin = to - from === Math.min(a.to - a.from, b.to - b.from)
      const shared = Array.from({ length: to - from }, (_, at) => from + at).filter(isChanged)
      return isWithin ? shared.length > 0 : shared.some(isMessage)
    }),
  )
}

function meet({ reference, rendition }: Comparison, one: Finding, other: Finding): boolean {
  const ofModel = ({ referenceQuote, renditionQuote }: Finding): Quotes => ({
    own: referenceQuote,
    across: renditionQuote,
  })
  const ofLearner = ({ referenceQuote, renditionQuote }: Finding): Quotes => ({
    own: renditionQuote,
    across: referenceQuote,
  })
  return (
    meetOnSide(reference, [ofModel(one), ofModel(other)]) || meetOnSide(rendition, [ofLearner(one), ofLearner(other)])
  )
}

const areNear = (side: Utterance, one: string | null, other: string | null): boolean =>
  quotePlaces(side, one).some((a) =>
    quotePlaces(side, other).some((b) => a.from - b.to <= NEAR && b.from - a.to <= NEAR),
  )

const both = (rule: RegExp, one: Finding, other: Finding) => rule.test(one.rule) && rule.test(other.rule)

function isTimeOrder({ referenceQuote }: Finding): boolean {
  return (referenceQuote ?? '').split(/\s+/u).some((word) => TIME_ORDER.test(word))
}

/** Whether two findings report one change, which is then charged once. */
function isSameChange(comparison: Comparison, one: Finding, other: Finding): boolean {
  if (both(ROLE_CHANGE, one, other)) return true
  if (both(/^part-added$/u, one, other)) return meet(comparison, one, other)
  if (one.rule === 'most-missing') return OMISSION.test(other.rule)
  if (both(OMISSION, one, other)) return areNear(comparison.reference, one.referenceQuote, other.referenceQuote)
  if (both(AMOUNT_OF_TIME, one, other)) return areNear(comparison.reference, one.referenceQuote, other.referenceQuote)
  if (!both(CHANGED_MEANING, one, other)) return false
  // "Before" and "after" as a word, as a link and as the order of events.
  const areOrders = both(/^(?:opposite-word|relation-changed|order-changed)$/u, one, other)
  if (areOrders && one.rule !== other.rule && (isTimeOrder(one) || isTimeOrder(other))) return true
  return meet(comparison, one, other)
}

/** Preference between findings of one change: higher is less specific. */
const SPECIFICITY: Readonly<Record<string, number>> = {
  'relation-changed': -1,
  'unit-replaced': -1,
  'order-changed': 1,
}
const specificityRank = ({ rule }: Finding) => SPECIFICITY[rule] ?? 0
const severityRank = ({ type }: Finding) => SEVERITIES.indexOf(type)

/** Of several findings for one change, keeps the most severe and most specific. */
export function withoutSameChange(comparison: Comparison, findings: Finding[]): Finding[] {
  const kept: Finding[] = []
  for (const finding of findings.toSorted(
    (a, b) => severityRank(a) - severityRank(b) || specificityRank(a) - specificityRank(b),
  ))
    if (!kept.some((other) => isSameChange(comparison, other, finding))) kept.push(finding)
  return findings.filter((finding) => kept.includes(finding))
}
