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
import { asComparable, type Utterance, negationCount } from '#app/models/scoring/embedded/reading/utterance.ts'
import { isRaisedNegation } from './raised.ts'
import { hasNegationSubstitute } from './negation-count.ts'

const RULE = { denied: 'negation-lost', affirmed: 'negation-added' } as const
const OTHER: Record<'denied' | 'affirmed', Sign> = { denied: 'affirmed', affirmed: 'denied' }

const byAction = once((utterance: Utterance) => groupBy(signsOf(utterance), ({ meaning }) => meaning))

/** The only sign that an utterance gives an action; null if none, mixed or unclear. */
function signOf(utterance: Utterance, action: number): 'denied' | 'affirmed' | null {
  const signs = new Set(
    byAction(utterance)
      .get(action)
      ?.map(({ sign }) => sign),
  )
  const [sign] = signs
  return signs.size === 1 && sign && sign !== 'unsure' ? sign : null
}

const mentionOf = (utterance: Utterance, action: number) => byAction(utterance).get(action)?.[0]

const quoteMention = ({ tokens }: Utterance, { from, to }: SignedAction) => quote(tokens.slice(from, to))

function quoteAround({ tokens }: Utterance, { from, to }: SignedAction): string {
  return quote(tokens.slice(Math.max(0, from - 2), Math.min(tokens.length, to + 2)))
}

interface ReversedAction {
  was: 'denied' | 'affirmed'
  expected: SignedAction
  heard: SignedAction
}

function reversedAction({ source, reference, rendition, accepted, ...rest }: Comparison): ReversedAction | null {
  const comparison = { source, reference, rendition, accepted, ...rest }
  for (const action of byAction(reference).keys()) {
    const was = signOf(reference, action)
    if (was === null || signOf(source, action) !== was || signOf(rendition, action) !== OTHER[was]) continue
    if (accepted.some((side) => mentionOf(side, action) !== undefined && signOf(side, action) !== was)) continue
    const [expected, heard] = [mentionOf(reference, action), mentionOf(rendition, action)]
    if (!expected || !heard || !hasSharedContext(comparison, expected, heard)) continue
    if (was === 'denied' ? hasSpareNot(comparison, heard) : !hasMoreNegations(comparison)) continue
    if (was === 'denied' ? hasNegationSubstitute(comparison) : isRewordedNegation(comparison, heard)) continue
    if (isLexiconAction(action) && expected.isOpposite === heard.isOpposite && !isConfirmedByCount(comparison, was))
      continue
    return { was, expected, heard }
  }
  return null
}

/** Without other evidence, the rendition must also have fewer (or more) negations of any form. */
function isConfirmedByCount({ reference, rendition }: Comparison, was: 'denied' | 'affirmed'): boolean {
  const forms = ({ polarity }: Utterance) => polarity.negations.length + polarity.implied.length
  const [more, less] = was === 'denied' ? [reference, rendition] : [rendition, reference]
  return negationCount(more) > forms(less)
}

/** If the rendition has no more negations than the model, one may have moved here from another word. */
const hasMoreNegations = ({ reference, rendition }: Comparison) =>
  rendition.polarity.negations.length > reference.polarity.negations.length

/** "It's not that he doesn't understand": a double negation. */
function isDoublyDenied(utterance: Utterance, { from }: SignedAction): boolean {
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
const isExemption = (tokens: Utterance['tokens'], to: number) =>
  /m[ae](?:m|s[iu]|n[iu]z|m[iu]z|k|l[ae]r[iu])?(?:n[ae]|[iu]?z?[ae])?$/u.test(tokens[to - 1]?.folded ?? '') &&
  (/^gerekm(?!ekte|[ae]d[iu]|[ae]m[iu]s)/u.test(tokens[to]?.folded ?? '') ||
    (/^(?:gerek|sart|zorunlu|zorunda|luzum|ihtiyac|lazim)/u.test(tokens[to]?.folded ?? '') &&
      /^(?:degil|yok)(?!d[iu]|t[iu])/u.test(tokens[to + 1]?.folded ?? '')))

/** An added "not" that is part of another wording: "or else" for "if you don't", or a rhetorical question. */
const isRewordedNegation = (comparison: Comparison, { to }: SignedAction) =>
  isNegativeWording(comparison) ||
  (comparison.rendition.language === 'tr' &&
    (isAttribute(comparison.rendition.tokens, to) || isExemption(comparison.rendition.tokens, to))) ||
  comparison.rendition.polarity.negations.some(({ at }) => isOrElse(comparison.rendition, comparison.reference, at))

const areSameWord = (a: string, b: string, language: Language) =>
  a !== '' && b !== '' && wordSimilarity(asComparable(a, language), asComparable(b, language), language) > 0

const PRO_VERB = /^(?:yapa?|edeme?|kend\S*)$/u

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
    const isOfModel = reference.polarity.negations.some((other) => areSameWord(other.head, head, reference.language))
    // "The company has to, I can't": a verb that stands for another.
    if (PRO_VERB.test(head) && !isOfModel) return true
    return clauses[at] === clauses[heard.from] && !isOfModel && !known.some(({ meaning }) => denied.has(meaning))
  })
}

/** Whether the words in the slot of the "not" express it otherwise: "unopened" for "without opening". */
function isWordedOtherwise(comparison: Comparison, { was, expected, heard }: ReversedAction): boolean {
  const [of, action] = was === 'denied' ? (['reference', expected] as const) : (['rendition', heard] as const)
  const near = comparison[of].polarity.negations.filter(({ at }) => at >= action.from - NEAR && at < action.to + NEAR)
  return near.some(({ at }) => isRewordedInSlot(comparison, of, at))
}
/** Tokens between an action and its "not". */
const NEAR = 3

/** Source and model must agree on the sign. Silent if a word of the clause may stand for a "not". */
export const deniedActions: Rule = (comparison) => {
  const found = reversedAction(comparison)
  if (!found || isRaisedNegation(comparison) || isDoublyDenied(comparison.reference, found.expected)) return []
  if (isWordedOtherwise(comparison, found)) return []
  if (found.was === 'denied' && isImpliedNegation(comparison, found.expected)) return []
  if (found.was === 'denied' && isOnlyAfter(comparison, { at: found.expected.from })) return []
  const { segmentId, reference, rendition } = comparison
  if (found.expected.isOpposite !== found.heard.isOpposite) {
    const words = { expected: quoteMention(reference, found.expected), heard: quoteMention(rendition, found.heard) }
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
  const facts = { expected: quoteAround(reference, found.expected), heard: quoteAround(rendition, found.heard) }
  return [makeFinding({ segmentId, rule: RULE[found.was], facts, reference: facts.expected, rendition: facts.heard })]
}
