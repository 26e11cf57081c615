// Reports a negation of a known action in other words: "we settled it" for "we didn't pay it". Critical
// (`negation-lost`, `negation-added`, `opposite-word`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import { clausesOf } from '#app/models/scoring/embedded/reading/clauses.ts'
import { groupBy } from '#app/models/scoring/embedded/matching/group-by.ts'
import { once } from '#app/remember.ts'
import {
  isOrElse,
  isImpliedNegation,
  isOnlyAfter,
  isNegativeWording,
} from '#app/models/scoring/embedded/matching/negation-equivalents.ts'
import { isRewordedInSlot } from '#app/models/scoring/embedded/matching/reworded-negations.ts'
import { hasSharedContext } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { isLexiconAction, signsOf, type Sign, type SignedAction } from '#app/models/scoring/embedded/reading/signs.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { asComparable, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { isRaised } from './raised.ts'
import { saysInstead } from './negation-count.ts'

const RULE = { denied: 'negation-lost', affirmed: 'negation-added' } as const
const OTHER: Record<'denied' | 'affirmed', Sign> = { denied: 'affirmed', affirmed: 'denied' }

const byDeed = once((utterance: Utterance) => groupBy(signsOf(utterance), ({ meaning }) => meaning))

/** The only sign that an utterance gives an action; null if none, mixed or unclear. */
function signOf(utterance: Utterance, deed: number): 'denied' | 'affirmed' | null {
  const signs = new Set(
    byDeed(utterance)
      .get(deed)
      ?.map(({ sign }) => sign),
  )
  const [sign] = signs
  return signs.size === 1 && sign && sign !== 'unsure' ? sign : null
}

const mentionOf = (utterance: Utterance, deed: number) => byDeed(utterance).get(deed)?.[0]

const wordsOf = ({ tokens }: Utterance, { from, to }: SignedAction) => quote(tokens.slice(from, to))

function quoteOf({ tokens }: Utterance, { from, to }: SignedAction): string {
  return quote(tokens.slice(Math.max(0, from - 2), Math.min(tokens.length, to + 2)))
}

interface Turned {
  was: 'denied' | 'affirmed'
  expected: SignedAction
  heard: SignedAction
}

function turnedDeed({ source, reference, rendition, accepted, ...rest }: Comparison): Turned | null {
  const comparison = { source, reference, rendition, accepted, ...rest }
  for (const deed of byDeed(reference).keys()) {
    const was = signOf(reference, deed)
    if (was === null || signOf(source, deed) !== was || signOf(rendition, deed) !== OTHER[was]) continue
    if (accepted.some((side) => mentionOf(side, deed) !== undefined && signOf(side, deed) !== was)) continue
    const [expected, heard] = [mentionOf(reference, deed), mentionOf(rendition, deed)]
    if (!expected || !heard || !hasSharedContext(comparison, expected, heard)) continue
    if (was === 'denied' ? hasSpareNot(comparison, heard) : !hasMore(comparison)) continue
    if (was === 'denied' ? saysInstead(comparison) : isToldOtherwise(comparison, heard)) continue
    if (isLexiconAction(deed) && expected.isOpposite === heard.isOpposite && !isCounted(comparison, was)) continue
    return { was, expected, heard }
  }
  return null
}

/** Without other evidence, the rendition must also have fewer (or more) negations of any form. */
function isCounted({ reference, rendition }: Comparison, was: 'denied' | 'affirmed'): boolean {
  const nots = ({ polarity }: Utterance) => polarity.negations.length
  const forms = ({ polarity }: Utterance) => polarity.negations.length + polarity.implied.length
  const [more, less] = was === 'denied' ? [reference, rendition] : [rendition, reference]
  return nots(more) > forms(less)
}

/** If the rendition has no more negations than the model, one may have moved here from another word. */
const hasMore = ({ reference, rendition }: Comparison) =>
  rendition.polarity.negations.length > reference.polarity.negations.length

/** "It's not that he doesn't understand": a double negation. */
function isTwiceDenied(utterance: Utterance, { from }: SignedAction): boolean {
  const clauses = clausesOf(utterance)
  const beside = utterance.polarity.negations.filter(
    ({ at }) => Math.abs((clauses[at] ?? 0) - (clauses[from] ?? 0)) <= 1,
  )
  const [first, second] = beside
  return (
    first !== undefined &&
    second !== undefined &&
    (clauses[first.at] === clauses[second.at] || utterance.tokens[first.at + 1]?.folded === 'that')
  )
}

/** "Ödenmemiş prim": an attribute, not a statement. */
const isAttribute = (tokens: Utterance['tokens'], to: number) =>
  /m[ae]m[iu]s$/u.test(tokens[to - 1]?.folded ?? '') &&
  tokens[to]?.breakBefore === false &&
  !/^(?:ol|bulun|gibi|mi|ve|ise|ama|d[ae]$)/u.test(tokens[to]?.folded ?? '')

/** "Taşınmanız gerekmiyor", "gelmesi şart değil": no obligation, which is no denial. */
const isNeedless = (tokens: Utterance['tokens'], to: number) =>
  /m[ae](?:m|s[iu]|n[iu]z|m[iu]z|k|l[ae]r[iu])?(?:n[ae]|[iu]?z?[ae])?$/u.test(tokens[to - 1]?.folded ?? '') &&
  (/^gerekm(?!ekte|[ae]d[iu]|[ae]m[iu]s)/u.test(tokens[to]?.folded ?? '') ||
    (/^(?:gerek|sart|zorunlu|zorunda|luzum|ihtiyac|lazim)/u.test(tokens[to]?.folded ?? '') &&
      /^(?:degil|yok)(?!d[iu]|t[iu])/u.test(tokens[to + 1]?.folded ?? '')))

/** An added "not" that is part of another wording: "or else" for "if you don't", or a rhetorical question. */
const isToldOtherwise = (comparison: Comparison, { to }: SignedAction) =>
  isNegativeWording(comparison) ||
  (comparison.rendition.language === 'tr' &&
    (isAttribute(comparison.rendition.tokens, to) || isNeedless(comparison.rendition.tokens, to))) ||
  comparison.rendition.polarity.negations.some(({ at }) => isOrElse(comparison.rendition, comparison.reference, at))

const areOne = (a: string, b: string, language: Language) =>
  a !== '' && b !== '' && wordSimilarity(asComparable(a, language), asComparable(b, language), language) > 0

const STANDS_FOR = /^(?:yapa?|edeme?|kend\S*)$/u

/**
 * Whether a "not" beside the affirmed action denies a word that the model does not deny. It may stand for the lost one.
 */
function hasSpareNot({ reference, rendition }: Comparison, heard: SignedAction): boolean {
  const clauses = clausesOf(rendition)
  const denied = new Set(signsOf(reference).flatMap(({ meaning, sign }) => (sign === 'denied' ? [meaning] : [])))
  return rendition.polarity.negations.some(({ at, head, headAt }) => {
    const known = signsOf(rendition).filter(
      ({ from, to }) => (headAt >= from && headAt < to) || (at >= from && at < to),
    )
    const isOfModel = reference.polarity.negations.some((other) => areOne(other.head, head, reference.language))
    // "The company has to, I can't": a verb that stands for another.
    if (STANDS_FOR.test(head) && !isOfModel) return true
    return clauses[at] === clauses[heard.from] && !isOfModel && !known.some(({ meaning }) => denied.has(meaning))
  })
}

/** Whether the words in the slot of the "not" express it otherwise: "unopened" for "without opening". */
function isWordedOtherwise(comparison: Comparison, { was, expected, heard }: Turned): boolean {
  const [of, deed] = was === 'denied' ? (['reference', expected] as const) : (['rendition', heard] as const)
  const near = comparison[of].polarity.negations.filter(({ at }) => at >= deed.from - NEAR && at < deed.to + NEAR)
  return near.some(({ at }) => isRewordedInSlot(comparison, of, at))
}
/** Tokens between an action and its "not". */
const NEAR = 3

/** Source and model must agree on the sign. Silent if a word of the clause may stand for a "not". */
export const deniedDeeds: Rule = (comparison) => {
  const found = turnedDeed(comparison)
  if (!found || isRaised(comparison) || isTwiceDenied(comparison.reference, found.expected)) return []
  if (isWordedOtherwise(comparison, found)) return []
  if (found.was === 'denied' && isImpliedNegation(comparison, found.expected)) return []
  if (found.was === 'denied' && isOnlyAfter(comparison, { at: found.expected.from })) return []
  const { segmentId, reference, rendition } = comparison
  if (found.expected.isOpposite !== found.heard.isOpposite) {
    const words = { expected: wordsOf(reference, found.expected), heard: wordsOf(rendition, found.heard) }
    return [
      makeFinding({
        segmentId,
        rule: 'opposite-word',
        facts: words,
        reference: words.expected,
        rendition: words.heard,
      }),
    ]
  }
  const facts = { expected: quoteOf(reference, found.expected), heard: quoteOf(rendition, found.heard) }
  return [makeFinding({ segmentId, rule: RULE[found.was], facts, reference: facts.expected, rendition: facts.heard })]
}
