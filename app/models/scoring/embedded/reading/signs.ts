import { clauseAt, clausesOf } from './clauses.ts'
import type { Mention } from '../lexicon/bilingual.ts'
import { TURKISH_CLAUSE_END } from '../lexicon/clause-words.ts'
import { DEED_MENTIONS } from '../lexicon/meanings.ts'
import { sensesOf } from '../lexicon/senses.ts'
import type { Utterance } from './utterance.ts'
import { once } from '#app/remember.ts'

/** Whether an action or state is affirmed, denied, or unclear from its context. */
export type Sign = 'affirmed' | 'denied' | 'unsure'

export interface SignedAction extends Mention<number> {
  sign: Sign
  /** Named by its opposite. */
  isOpposite: boolean
  isNegative: boolean
}

interface ActionMention extends Mention<number> {
  isOpposite: boolean
  /** The wording contains a "not" of its own: "not easy" for "hard". */
  isNegative: boolean
}

/** Id ranges: our own list of actions first, then single meanings of the lexicon, then its pairs of opposites. */
const FIRST_SENSE = 100_000
const FIRST_PAIR = 200_000

/** Whether an id comes from the lexicon of meanings, which has more words but knows less about their use. */
export const isLexiconAction = (action: number): boolean => action >= FIRST_SENSE

/** Whether an id is a pair of opposites. */
export const isOppositePair = (action: number): boolean => action >= FIRST_PAIR

/** The actions and states that an utterance mentions. */
const actionsIn = once((utterance: Utterance): readonly ActionMention[] => {
  const actions = DEED_MENTIONS.in(utterance).map((mention) => ({
    ...mention,
    isOpposite: false,
    isNegative: false,
  }))
  const oppositePairs = sensesOf(utterance).filter(({ meaning: { isPair } }) => isPair)
  const senses = oppositePairs.map(({ meaning: { id, group, side, isPair, isConverse, isNegative }, from, to }) => ({
    meaning: isPair && !isConverse && group !== null ? FIRST_PAIR + group : FIRST_SENSE + id,
    from,
    to,
    isOpposite: isPair && !isConverse && side === 1,
    isNegative,
  }))
  return [...actions, ...senses].filter((mention) => !isTopicPhrase(utterance, mention))
})

/** "To begin with, I'd like …" begins nothing. */
const isTopicPhrase = ({ tokens }: Utterance, { from, to }: Mention<number>) =>
  tokens[from - 1]?.folded === 'to' &&
  tokens[from - 1]?.breakBefore === true &&
  tokens[to]?.folded === 'with' &&
  /^(?:begin|start)$/u.test(tokens[from]?.folded ?? '')

/** Words that pass a denial on to the action before them: "başlaması mümkün değil". */
const CARRIES_DENIAL =
  /^(?:mumkun|konusu|imkan|olanak|hakk|izn|izin|zorunlu|dogru|gerek|lazim|sart|ihtiyac|niyet|iste|sey)/u
const FORBIDDEN = /^(?:yasak|imkansiz)/u
const WITHOUT = /m[ae](?:d[ae]n|ks[iu]z[iu]n)$/u
/** "We took nothing", "there is no record". */
const EMPTY_OBJECT = /^(?:nothing|nobody|none|no|neither)$/u
/** Words that end the scope of a "not": "not only", "not because". */
const BARRIER = /^(?:that|what|how|why|where|whether|until|till|unless|before|after|because|if|to|of)$/u
/** "Starting that month isn't possible". */
const PREDICATE = /^(?:possible|allowed|permitted|option|acceptable|ok|okay|necessary|required|question)$/u
const OBJECT_REACH = 3
const SUBJECT_REACH = 8
const AHEAD = 6

/** Negations outside the wording itself. "Not easy" means "hard", so its own "not" denies nothing. */
const outerNegations = ({ polarity }: Utterance, { from, to, isNegative }: ActionMention) =>
  polarity.negations.filter(({ at }) => !(isNegative && at >= from && at < to))

function isDeniedInEnglish(utterance: Utterance, mention: ActionMention, clauses: readonly number[]): boolean {
  const { tokens } = utterance
  const { from, to } = mention
  const here = clauses[from]
  // "Less expensive" means "cheaper".
  if (tokens[from - 1]?.folded === 'less') return true
  return outerNegations(utterance, mention).some(({ at, headAt }) => {
    if ((headAt >= from && headAt < to) || (at >= from && at < to)) return true
    if (clauses[at] !== here) return false
    const cue = tokens[at]?.folded ?? ''
    if (at >= to && PREDICATE.test(tokens[headAt]?.folded ?? '')) return true
    if (at >= to) return EMPTY_OBJECT.test(cue) && at - to < OBJECT_REACH && !hasAction(utterance, to, at)
    const between = tokens.slice(at + 1, from)
    if (/^(?:nobody|noone|no|nothing|none|neither)$/u.test(cue))
      return from - at <= SUBJECT_REACH && !hasAction(utterance, at + 1, from)
    return (
      from - at <= AHEAD &&
      !between.some(({ folded }) => BARRIER.test(folded) && folded !== 'to') &&
      !hasActionBetween(utterance, at, from)
    )
  })
}

/** Light verbs, which only carry the noun after them. */
const LIGHT =
  /^(?:get|gets|got|getting|have|has|had|take|takes|took|make|makes|made|give|gives|gave|keep|keeps|want|wants|wanted|need|needs|count|counts|counted|look|looks|looked|seem|seems|seemed|sound|sounds|sounded)$/u
const hasAction = (utterance: Utterance, from: number, to: number) =>
  DEED_MENTIONS.in(utterance).some(
    (other) => other.from >= from && other.from < to && !LIGHT.test(utterance.tokens[other.from]?.folded ?? ''),
  )

/** Another action stands between and takes the "not": "did not come to pay" says nothing about paying. */
const hasActionBetween = (utterance: Utterance, at: number, from: number) =>
  hasAction(utterance, at + 1, from) && utterance.tokens[from - 1]?.folded !== 'to'

function isDeniedInTurkish(utterance: Utterance, mention: ActionMention, clauses: readonly number[]): boolean {
  const { tokens } = utterance
  const { from, to, isNegative } = mention
  if (!isNegative && WITHOUT.test(tokens[to - 1]?.folded ?? '')) return true
  const here = clauses[to - 1]
  if ([to, to + 1].some((at) => clauses[at] === here && FORBIDDEN.test(tokens[at]?.folded ?? ''))) return true
  const isFinite = TURKISH_CLAUSE_END.test(tokens[to - 1]?.folded ?? '') && !PARTICIPLE.test(tokens[to]?.folded ?? '')
  return outerNegations(utterance, mention).some(({ at, head, headAt }) => {
    if ((headAt >= from && headAt < to) || (at >= from && at < to)) return true
    if (
      at < to ||
      NO_TROUBLE.test(tokens[headAt]?.folded ?? '') ||
      ENDS_OR_REFUSES.test(head) ||
      isContinuation(tokens, at)
    )
      return false
    if (!isFinite && clauses[at] === here) return true
    return at <= to + 2 && headAt <= to + 1 && (headAt === to - 1 || CARRIES_DENIAL.test(tokens[headAt]?.folded ?? ''))
  })
}

/** Negating these keeps what stands before them: "garantisi bitmedi", "teklifi geri çevirmeyin". */
const ENDS_OR_REFUSES = /^(?:bit|dol|kalk|kesil|tuken|kaybol|kaybet|cevir|redde|kacir|atla|vazgec)/u

/** "Kullanmayı bırakmayın" means "go on using it". */
const isContinuation = (tokens: Utterance['tokens'], at: number) =>
  /^(?:birak|kes)/u.test(tokens[at]?.folded ?? '') && /m[ae]y[iu]$/u.test(tokens[at - 1]?.folded ?? '')

/** "Sorun yok", "sakıncası yok": no problem. */
const NO_TROUBLE = /^(?:sorun|problem|sakinca|mahzur|engel|zarar|beis)/u

/** Before these, a form in -ecek or -miş is a participle: "karar verecek olan". */
const PARTICIPLE = /^(?:ol|bir|kimse|para|sey)/u

/** Words that may stand for a "not", or restrict the action to one case, in its clause. */
const RESTRICTING = {
  en: /^(?:before|after|once|only|until|till|unless|without|instead|otherwise|even|just|rather|than)$/u,
  tr: /^(?:once|sonra|ancak|sadece|yalnizca|kadar|yerine|haric|disinda|bile|zor)$/u,
}

/**
 * After these forms the later verb's "not" decides: "seçip bırakamaz", "sormadan gitmez" (asks first), "olmadığı
 * anlamına gelmez".
 */
const LEAVES_OPEN = /(?:[iu]p|m[ae]d[ae]n)$/u

function isLeftOpen(tokens: Utterance['tokens'], { negations }: Utterance['polarity'], to: number): boolean {
  const end = tokens.findIndex(({ sentenceStart }, at) => at >= to && sentenceStart)
  const later = negations.filter(({ at }) => at >= to && (end < 0 || at < end))
  const isMeant = later.some(({ at }) => tokens[at - 1]?.folded.startsWith('anlam') === true)
  return later.length > 0 && (LEAVES_OPEN.test(tokens[to - 1]?.folded ?? '') || (isMeant && later.length > 1))
}

/** "That doesn't mean you have to go" says nothing about going. */
function isMerelyMentioned(tokens: Utterance['tokens'], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - MEANT_REACH), from)
  const at = before.findLastIndex(({ folded }) => MEANT.test(folded))
  return at > 0 && before[at - 1]?.folded === 'not' && !before.slice(at + 1).some(({ sentenceStart }) => sentenceStart)
}
const MEANT = /^(?:mean|saying|say|imply|think|believe|something|anything)$/u
const MEANT_REACH = 8

/** "I've got my brother's boots" is possession, not receiving. */
const isHaveGot = (tokens: Utterance['tokens'], at: number) =>
  tokens[at]?.folded === 'got' && /^(?:have|has|had)$/u.test(tokens[at - 1]?.folded ?? '')

function isUnsure(utterance: Utterance, { from, to }: ActionMention): boolean {
  const { tokens, polarity, language } = utterance
  const clause = clauseAt(utterance, to - 1)
  const inClause = (at: number) => at >= clause.from && at < clause.to && (at < from || at >= to)
  if (language === 'tr' && isLeftOpen(tokens, polarity, to)) return true
  if (language === 'en' && (isMerelyMentioned(tokens, from) || isHaveGot(tokens, from))) return true
  // "Islatmayın, yoksa …" forbids, though its "not" is read as a condition.
  const isForbidden = polarity.implied.some(
    (at) => at >= from && at < to && /m[ae]y[iu]n(?:[iu]z)?$/u.test(tokens[at]?.folded ?? ''),
  )
  return (
    isForbidden ||
    polarity.implied.some(
      (at) => inClause(at) && !(language === 'tr' && at !== to && /m[ae]$/u.test(tokens[at]?.folded ?? '')),
    ) ||
    tokens
      .slice(clause.from, clause.to)
      .some(({ folded }, index) => inClause(clause.from + index) && RESTRICTING[language].test(folded))
  )
}

/** Whether another "not" in the clause may apply. In Turkish, only one after the mention can. */
function hasOtherNegation(utterance: Utterance, mention: ActionMention, clauses: readonly number[]): boolean {
  const { tokens, language } = utterance
  return outerNegations(utterance, mention).some(
    ({ at, headAt }) =>
      clauses[at] === clauses[mention.from] &&
      (language === 'en' || at > mention.from) &&
      !NO_TROUBLE.test(tokens[headAt]?.folded ?? ''),
  )
}

/** The actions of an utterance with their signs. */
export const signsOf = once((utterance: Utterance): readonly SignedAction[] => {
  const clauses = clausesOf(utterance)
  const isDenied = utterance.language === 'en' ? isDeniedInEnglish : isDeniedInTurkish
  const signs = actionsIn(utterance).map((mention): SignedAction => {
    if (isUnsure(utterance, mention)) return { ...mention, sign: 'unsure' }
    if (isDenied(utterance, mention, clauses)) return { ...mention, sign: mention.isOpposite ? 'affirmed' : 'denied' }
    // A "not" on another word of the clause makes the sign unclear.
    if (hasOtherNegation(utterance, mention, clauses)) return { ...mention, sign: 'unsure' }
    return { ...mention, sign: mention.isOpposite ? 'denied' : 'affirmed' }
  })
  return signs
})
