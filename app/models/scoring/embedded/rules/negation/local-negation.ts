// Reports a negation added or lost while the words around it stayed: "use the light" for "don't use the light".
// Critical (`negation-lost`, `negation-added`).
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { FUNCTION_WORDS } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import { OPPOSITE_POLES } from '#app/models/scoring/embedded/lexicon/meanings.ts'
import { readPolarity } from '#app/models/scoring/embedded/reading/negation-reader.ts'
import {
  isOnlyAfter,
  isRepeatedNegation,
  isDoubleNegation,
  isNegativeWording,
} from '#app/models/scoring/embedded/matching/negation-equivalents.ts'
import { reversedWords } from '#app/models/scoring/embedded/matching/opposite-places.ts'
import { isRewordedInSlot } from '#app/models/scoring/embedded/matching/reworded-negations.ts'
import { type Slot, slotTokens } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { isNegationOf } from '#app/models/scoring/embedded/reading/turkish-denials.ts'
import { asComparable, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { isBoundReworded } from '../amounts/bounds.ts'
import { negation } from './negation.ts'
import { isRaisedNegation } from './raised.ts'
import { impliedNear } from './negation-count.ts'
import { isDeniedByOr } from './unmatched-negations.ts'

const BARE =
  /^(?:not|no|never|nobody|none|nothing|nor|neither|without|do|does|did|is|are|was|were|am|be|has|have|had|will|would|can|could|should|any|some|always|a|an|even|everybody|everyone|with|and|ever|degil|yok|var|hic|de|da|ve)$/u
const CONTEXT = 2
/** Above this likeness the words around it leave no room for another wording of "not". */
const CLOSE = 0.8

interface SlotSide {
  utterance: Utterance
  from: number
  to: number
}

const tokensOf = ({ utterance, from, to }: SlotSide) => utterance.tokens.slice(from, to)
const negationsIn = ({ utterance, from, to }: SlotSide) =>
  utterance.polarity.negations.filter(({ at, head }) => at >= from && at < to && !NO_TROUBLE.test(head))
/** "On gün olur" for "on gün sorun değil". */
const NO_TROUBLE = /^(?:sorun|problem|mesele|dert)$/u
function impliedIn(side: SlotSide): number {
  const { implied, weakImpliedCount } = readPolarity(tokensOf(side), side.utterance.language)
  return implied.length + weakImpliedCount
}

/** Whether both sides have the same word with and without "not": a shared root, or nothing but function words. */
function sameWord(one: SlotSide, other: SlotSide): boolean {
  const bare = (side: SlotSide) => tokensOf(side).every(({ folded }) => BARE.test(folded))
  if (bare(one) || bare(other))
    return bare(one) && bare(other) ? true : tokensOf(bare(one) ? other : one).length <= 1 || rootsMeet(one, other)
  return rootsMeet(one, other)
}

/** Whether a word denied on one side occurs on the other. */
function rootsMeet(one: SlotSide, other: SlotSide): boolean {
  const { language } = one.utterance
  const heads = (side: SlotSide) => negationsIn(side).map(({ head }) => head)
  const words = (side: SlotSide) =>
    [...tokensOf(side).map(({ folded }) => folded), ...heads(side)].filter((word) => !BARE.test(word))
  const start = (word: string) => word.slice(0, 2).replace(/d$/u, 't')
  const short = (a: string, b: string) => start(a) === start(b) && language === 'tr'
  const isDeniedIn = (denying: SlotSide, affirming: SlotSide) =>
    heads(denying).some(
      (head) =>
        head === '' ||
        words(affirming).some(
          (word) =>
            wordSimilarity(asComparable(head, language), asComparable(word, language), language) > 0 ||
            short(head, word),
        ),
    )
  return isDeniedIn(one, other) || isDeniedIn(other, one)
}

function quoteAround({ utterance, from, to }: SlotSide): string {
  return quote(utterance.tokens.slice(Math.max(0, from - CONTEXT), Math.max(to, from) + 1))
}

function negationInSlot(comparison: Comparison, slot: Slot): 'negation-lost' | 'negation-added' | null {
  if (isBoundReworded(comparison)) return null
  const [model, said] = slotSides(comparison, slot)
  const [denied, denies] = [negationsIn(model).length, negationsIn(said).length]
  if (
    denied % 2 === denies % 2 ||
    impliedIn(model) !== impliedIn(said) ||
    isDeniedInPassing(model, said) ||
    [model, said].some(isOrOfDenied) ||
    negationsIn(model).some((one) => isDoubleNegation(comparison, one) || isOnlyAfter(comparison, one)) ||
    hasOppositeInSlot(comparison, model, said) ||
    (denies > denied && negationsIn(said).some((one) => isRepeatedNegation(comparison.rendition, one))) ||
    [
      ...negationsIn(model).map(({ at }) => isRewordedInSlot(comparison, 'reference', at)),
      ...negationsIn(said).map(({ at }) => isRewordedInSlot(comparison, 'rendition', at)),
    ].some(Boolean) ||
    !(sameWord(model, said) || isBareNegation(comparison, model, said))
  )
    return null
  if (denied > denies) return 'negation-lost'
  return isNegativeWording(comparison) ? null : 'negation-added'
}

/** "No cigarettes or alcohol" for "no cigarettes and no alcohol". */
const isOrOfDenied = (side: SlotSide) =>
  side.to - side.from === 1 && /^n?or$/u.test(tokensOf(side)[0]?.folded ?? '') && isDeniedByOr(side.utterance, side.to)

/** "Beklemeden arayın" for "beklemeyin, arayın". */
function isDeniedInPassing(model: SlotSide, said: SlotSide): boolean {
  const isWithout = (folded: string, head: string) => folded.startsWith(head) && /m[ae]d[ae]n$/u.test(folded)
  return [[model, said] as const, [said, model] as const].some(([one, other]) =>
    negationsIn(one).some(({ head }) => head !== '' && tokensOf(other).some(({ folded }) => isWithout(folded, head))),
  )
}

const oppositesIn = ({ utterance, from, to }: SlotSide) =>
  OPPOSITE_POLES.in(utterance).filter((mention) => mention.from >= from && mention.from < to)

/** An opposite that stands for the "not" of its slot: "closed" for "not open", "go on" for "don't stop". */
function hasOppositeInSlot(comparison: Comparison, model: SlotSide, said: SlotSide): boolean {
  const isPole = oppositesIn(model).some(({ meaning: { pair, side } }) =>
    oppositesIn(said).some((other) => other.meaning.pair === pair && other.meaning.side !== side),
  )
  if (isPole) return true
  const inside = reversedWords(comparison).filter(
    ({ at, heardAt }) => at >= model.from && at < model.to && heardAt >= said.from && heardAt < said.to,
  )
  return inside.length % 2 === 1
}

/** In a near copy: a few words with a "not" replaced by a few without, and no "not" elsewhere to make up for it. */
function isBareNegation(
  { source, reference, rendition, wordDiff }: Comparison,
  model: SlotSide,
  said: SlotSide,
): boolean {
  if (wordDiff.likeness < CLOSE || [model, said].some(({ from, to }) => to - from > MAX_ALONE)) return false
  const affirming = negationsIn(model).length > negationsIn(said).length ? said : model
  // A content word may express it without "not".
  const { language } = affirming.utterance
  if (tokensOf(affirming).some(({ folded }) => !BARE.test(folded) && !FUNCTION_WORDS[language].has(folded)))
    return false
  const all = ({ polarity }: Utterance) => polarity.negations.length + polarity.implied.length
  const lost = all(rendition) < Math.min(all(reference), all(source))
  const added = all(rendition) > Math.max(all(reference), all(source))
  return negationsIn(model).length > negationsIn(said).length ? lost : added
}

const MAX_ALONE = 5

function slotSides({ reference, rendition }: Comparison, slot: Slot): [SlotSide, SlotSide] {
  return [
    { utterance: reference, ...slot.reference },
    { utterance: rendition, ...slot.rendition },
  ]
}

/** Above this likeness a word replaced by its own negation cannot be anything else. */
const NEAR_COPY = 0.8

/** A verb replaced by its negation in a near copy, or the other way round: "yapılmaz" for "yapılır". */
function negatedWord({ reference, rendition, wordDiff }: Comparison, slot: Slot): SlotFinding['rule'] | null {
  const [[model, ...models], [said, ...rest]] = [
    slotTokens(reference, slot.reference),
    slotTokens(rendition, slot.rendition),
  ]
  if (
    reference.language !== 'tr' ||
    wordDiff.likeness < NEAR_COPY ||
    !model ||
    !said ||
    models.length + rest.length > 0
  )
    return null
  // "Başvurabilir miyim" and "başvuramaz mıyım" ask the same.
  if (/^m[iu]/u.test(rendition.tokens[slot.rendition.to]?.folded ?? '')) return null
  if (isNegationOf(said.folded, model.folded)) return 'negation-added'
  return isNegationOf(model.folded, said.folded) ? 'negation-lost' : null
}

interface SlotFinding {
  rule: 'negation-lost' | 'negation-added'
  slot: Slot
}

/**
 * Whether the other side has a "not" elsewhere that makes up for it: "no rent has been paid" for "the rent has not been
 * paid".
 */
function isCompensated({ reference, rendition, wordDiff }: Comparison, found: SlotFinding[]): boolean {
  const all = (side: Utterance, part: 'reference' | 'rendition') =>
    side.polarity.negations.length + Math.max(...found.map(({ slot }) => impliedNear(side, slot[part].from)))
  if (wordDiff.likeness < CLOSE && found.length > 0 && all(reference, 'reference') === all(rendition, 'rendition'))
    return true
  const surplus = rendition.polarity.negations.length - reference.polarity.negations.length
  const lost = found.filter(({ rule }) => rule === 'negation-lost').length
  const change = found.length - 2 * lost
  return lost > 0 ? surplus > change : lost === 0 && surplus < change
}

function report(comparison: Comparison, { rule, slot }: SlotFinding): Finding {
  const [model, said] = slotSides(comparison, slot)
  const [expected, heard] = [quoteAround(model), quoteAround(said)]
  const { segmentId } = comparison
  return makeFinding({ segmentId, rule, facts: { expected, heard }, reference: expected, rendition: heard })
}

/**
 * The strongest evidence: one word with and without "not" in the same slot. Anything further apart is left to
 * `negation.ts`.
 */
export const localNegation: Rule = (comparison) => {
  const negated = comparison.wordDiff.slots.flatMap((slot) => {
    const rule = negatedWord(comparison, slot)
    return rule ? [{ rule, slot }] : []
  })
  if (new Set(negated.map(({ rule }) => rule)).size === 1) return negated.map((found) => report(comparison, found))
  if (isRaisedNegation(comparison)) return []
  const found = comparison.wordDiff.slots.flatMap((slot) => {
    const rule = negationInSlot(comparison, slot)
    return rule ? [{ rule, slot }] : []
  })
  const rules = new Set(found.map(({ rule }) => rule))
  const whole = rules.size === 1 && !isCompensated(comparison, found) ? [] : negation(comparison)
  if (whole.length > 0 || found.length === 0 || isCompensated(comparison, found)) return whole
  return found.map((one) => report(comparison, one))
}
