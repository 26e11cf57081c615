// Reports a verb denied in any words, where the rendition has more negations than source or model: "she won't agree"
// for "she'll go along with it". Critical (`negation-added`), or major as a guess (`negation-added-perhaps`).
import type { Language } from '#app/models/dialogues/language.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import { clausesOf, sentenceAt } from '#app/models/scoring/embedded/reading/clauses.ts'
import type { Alignment } from '#app/models/scoring/embedded/matching/align.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sensesOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import {
  isOrElse,
  isConfirmedNegation,
  isRepeatedNegation,
  isNegativeWording,
} from '#app/models/scoring/embedded/matching/negation-equivalents.ts'
import type { Negation } from '#app/models/scoring/embedded/reading/negation-reader.ts'
import { isPartOfKnownWording } from '#app/models/scoring/embedded/matching/reworded-negations.ts'
import { SAME_MEANING } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { FINITE_DENIAL } from '#app/models/scoring/embedded/reading/turkish-denials.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { unmatchedNegationsIn } from './unmatched-negations.ts'
import { quoteAround, maxNegations, hasNegationSubstitute } from './negation-count.ts'

/** Tokens: how far from a "not" words belong to the same statement. Turkish has fewer function words. */
const REACH: Record<Language, number> = { en: 6, tr: 8 }
/** Tokens: how far a shared word may stand from the verb. */
const BESIDE: Record<Language, number> = { en: 5, tr: 8 }
/** Tokens of the model: words further apart belong to something else. */
const SPREAD = 8
/** Tokens before and after the shared words where the model's own verb may stand. */
const [BEFORE, AFTER] = [3, 4]

const AUXILIARY =
  /^(?:is|are|was|were|am|be|been|do|does|did|has|have|had|can|ca|could|will|wo|would|shall|should|may|might|must|need|ai)$/u
/** Beside these words a "not" sets a bound: "not until May", "otuzunu geçmez, fazla değil". */
const BOUND: Record<Language, RegExp> = {
  en: /^(?:until|beyond|any|more|longer|later|further|except|unless|without|but|only|before|as|anymore|yet|enough|other)$/u,
  tr: /^(?:baska\S*|disinda\S*|fazla\S*|kadar|beri|once|ancak|sadece|yalniz\S*|haric|asla|henuz|artik|bile|hic\S*|kimse\S*|ne|\S+m[ae]d[ae]n)$/u,
}

/** Whether a "not" denies the main verb of a statement and nothing else. */
function deniesMainVerb({ rendition }: Comparison, { at }: Negation): boolean {
  const { tokens, language } = rendition
  const word = tokens[at]?.folded ?? ''
  const isOfVerb =
    language === 'en' ? word === 'not' && AUXILIARY.test(tokens[at - 1]?.folded ?? '') : FINITE_DENIAL.test(word)
  const isAsked = language === 'tr' && /^m[iu]/u.test(tokens[at + 1]?.folded ?? '')
  const clauses = clausesOf(rendition)
  const isBounded = tokens.some(({ folded }, place) => clauses[place] === clauses[at] && BOUND[language].test(folded))
  // "İstemedim" is a fixed wording for "refused".
  const isOwnWording = sensesOf(rendition).some(({ from, to, meaning }) => meaning.isNegative && at >= from && at < to)
  return isOfVerb && !isAsked && !isBounded && !isOwnWording
}

type Pair = Alignment['pairs'][number]

const placeOf = ({ at, headAt }: Negation) => (headAt >= 0 ? headAt : at)
const isDeniedWord = ({ at, headAt }: Negation, word: ContentWord) => word.at === at || word.at === headAt

/** The part of the model that corresponds to the words around a "not". Token range, end exclusive. */
interface Statement {
  from: number
  to: number
  /** Shared words in it. */
  shared: number
  /** Words of it that the rendition lacks. */
  missing: number
  /** Words of the rendition around the "not". */
  words: number
  /** How many more negations the rendition has there than the model. */
  surplus: number
}

function statementOf({ reference, rendition, alignment }: Comparison, denied: Negation): Statement | null {
  const [place, sentence] = [placeOf(denied), sentenceAt(rendition, denied.at)]
  const isHere = ({ at }: { at: number }) =>
    at >= sentence.from && at < sentence.to && Math.abs(at - place) <= REACH[rendition.language]
  const isBeside = (word: ContentWord) => isHere(word) && !isDeniedWord(denied, word)
  const places = alignment.pairs
    .filter((pair) => pair.similarity >= SAME_MEANING && isBeside(pair.rendition))
    .map((pair) => pair.reference.at)
    .sort((a, b) => a - b)
  const middle = places[Math.floor(places.length / 2)]
  if (middle === undefined) return null
  const near = places.filter((at) => Math.abs(at - middle) <= SPREAD)
  const from = Math.max(0, (near[0] ?? middle) - BEFORE)
  const to = Math.min(reference.tokens.length, (near.at(-1) ?? middle) + AFTER)
  const missing = alignment.missing.filter(({ at }) => at >= from && at < to).length
  const said = rendition.polarity.negations.filter(isHere).length
  const modelled = reference.polarity.negations.filter(({ at }) => at >= from && at < to).length
  const words = rendition.content.filter(isBeside).length
  return { from, to, shared: near.length, missing, words, surplus: said - modelled }
}

const isIn = (at: number, { from, to }: Statement) => at >= from && at < to
const SAME_LETTERS = 4
const NEAR_SOFT = 2

/** Whether the model's statement has a word that may stand for a "not" and that the rendition lacks there. */
function hasImpliedNegation({ reference, rendition }: Comparison, statement: Statement, denied: Negation): boolean {
  const start = (side: Utterance, at: number) => side.tokens[at]?.folded.slice(0, SAME_LETTERS)
  const reach = REACH[rendition.language] + NEAR_SOFT
  const heard = new Set(
    rendition.polarity.implied
      .filter((at) => Math.abs(at - placeOf(denied)) <= reach)
      .map((at) => start(rendition, at)),
  )
  return reference.polarity.implied.some((at) => isIn(at, statement) && !heard.has(start(reference, at)))
}

/** The number of shared words beside a matched pair. */
function sharedBeside({ reference, alignment: { pairs } }: Comparison, ownPair: Pair): number {
  const reach = BESIDE[reference.language]
  return pairs.filter(
    (pair) =>
      pair !== ownPair &&
      pair.similarity >= SAME_MEANING &&
      Math.abs(pair.reference.at - ownPair.reference.at) <= reach &&
      Math.abs(pair.rendition.at - ownPair.rendition.at) <= reach,
  ).length
}

/** Whether the model denies the word at a place, or something beside it. */
const isDenied = ({ polarity }: Utterance, place: number) =>
  polarity.implied.includes(place) ||
  polarity.negations.some(({ at, headAt }) => headAt === place || Math.abs(at - place) <= NEAR_SOFT)

/**
 * Whether there is little to suggest that the denied verb is the opposite of the model's verb: the lexicon does not
 * know it, or the model has hardly a candidate.
 */
function isUnlikelyOpposite(rendition: Utterance, denied: Negation, { missing }: Statement): boolean {
  const isKnown = sensesOf(rendition).some(({ from, to }) =>
    [denied.at, denied.headAt].some((at) => at >= from && at < to),
  )
  return !isKnown || missing <= 1
}

/** Shared words around a verb from which both are certainly about the same thing. */
const ENOUGH = 2
/** Share of all words around it. */
const MOST = 0.7

interface ModelEvidence {
  /** The model's words. */
  expected: string
  isSure: boolean
}

/**
 * What the model says where the rendition denies; null if there is too little evidence that both are about the same
 * thing.
 */
function evidenceFor(comparison: Comparison, denied: Negation): ModelEvidence | null {
  const { reference, alignment } = comparison
  const statement = statementOf(comparison, denied)
  if (!statement || hasImpliedNegation(comparison, statement, denied)) return null
  const ownPair = alignment.pairs.find(({ rendition }) => isDeniedWord(denied, rendition))
  if (ownPair) {
    const shared = isDenied(reference, ownPair.reference.at) ? 0 : sharedBeside(comparison, ownPair)
    return shared === 0 ? null : { expected: quoteAround(reference, ownPair.reference.at), isSure: shared >= ENOUGH }
  }
  if (statement.shared < ENOUGH || statement.surplus <= 0) return null
  const isSure = isUnlikelyOpposite(comparison.rendition, denied, statement)
  if (!isSure && statement.shared <= statement.words * MOST) return null
  return { expected: quote(reference.tokens.slice(statement.from, statement.to)), isSure }
}

function report({ segmentId, rendition }: Comparison, denied: Negation, { expected, isSure }: ModelEvidence): Finding {
  const heard = quoteAround(rendition, denied.at)
  if (!isSure) return makeFinding({ segmentId, rule: 'negation-added-perhaps', facts: { heard }, rendition: heard })
  const facts = { expected, heard }
  return makeFinding({ segmentId, rule: 'negation-added', facts, reference: expected, rendition: heard })
}

/**
 * Both must say the same about the same thing, with one "not" too many. If the lexicon knows the denied verb as another
 * one than the model's, they may be opposites ("won't leave" for "stays"), and the finding is a guess.
 */
export const deniedPredicates: Rule = (comparison) => {
  const { source, reference, rendition } = comparison
  if (rendition.polarity.negations.length <= Math.max(maxNegations(source.polarity), maxNegations(reference.polarity)))
    return []
  // "Doesn't work" for "faulty".
  if (hasNegationSubstitute({ reference: rendition, rendition: reference })) return []
  if (isNegativeWording(comparison)) return []
  for (const { negation: denied } of unmatchedNegationsIn(comparison).added) {
    if (isRepeatedNegation(rendition, denied) || isPartOfKnownWording(comparison, denied.at)) continue
    const isConfirmed = isConfirmedNegation(comparison, denied) || isOrElse(rendition, reference, denied.at)
    const evidence = deniesMainVerb(comparison, denied) && !isConfirmed ? evidenceFor(comparison, denied) : null
    if (evidence) return [report(comparison, denied, evidence)]
  }
  return []
}
