import type { Language } from '#app/models/dialogues/language.ts'
import { similarWordsIn } from './word-similarity.ts'
import { clausesOf, sentenceAt } from '../reading/clauses.ts'
import type { Token } from '../reading/text.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'
import { once } from '#app/remember.ts'

/** An order of events in an utterance: the words of the earlier and of the later one. */
export interface Steps {
  first: readonly ContentWord[]
  later: readonly ContentWord[]
  /** How many times its sentence says "not". */
  negationCount: number
  /** How it is expressed: by "before", by "after", or as "first … then …". */
  marker: 'before' | 'after' | 'steps'
  /** Read from a negation: in "don't sign until you have read it", the reading comes first. */
  isFromNegation: boolean
}

/** Words further away than this from the ordering word belong to something else. */
const EVENT_REACH = 6
const MAIN_REACH = 12

const FIRST: Record<Language, RegExp> = { en: /^(?:first|firstly|initially)$/u, tr: /^(?:once|ilk|evvela|oncelikle)$/u }
const THEN: Record<Language, RegExp> = {
  en: /^(?:then|afterwards|later|next|after)$/u,
  tr: /^(?:sonra|ardindan|sonrasinda|akabinde|daha)$/u,
}
const ABLATIVE = /[dt][ae]n$/u

/** "First … then …". */
function explicitSteps({ tokens, content, language, polarity }: Utterance): Steps[] {
  const isOwn = (at: number) => !ABLATIVE.test(tokens[at - 1]?.folded ?? '')
  const isFirst = (at: number) =>
    FIRST[language].test(tokens[at]?.folded ?? '') &&
    !/^(?:the|my|your|his|her|our|their|at|for)$/u.test(tokens[at - 1]?.folded ?? '') &&
    (tokens[at]?.folded !== 'ilk' || /^(?:olarak|is|once)$/u.test(tokens[at + 1]?.folded ?? ''))
  const from = tokens.findIndex((_, at) => isFirst(at) && isOwn(at))
  const to = tokens.findIndex(({ folded }, at) => at > from && THEN[language].test(folded) && isOwn(at))
  if (from < 0 || to < 0) return []
  const start = tokens[from]
  const isLast = !tokens[to + 1] || tokens[to + 1]?.breakBefore === true
  const clauses = clausesOf({ tokens, language })
  // "First sign and pay afterwards": the later event stands before its word.
  const isLater = (at: number) => (isLast ? at < to && clauses[at] === clauses[to] : at > to)
  const begins = content.filter(({ at, token }) => at < to && token.clause >= (start?.clause ?? 0) && !isLater(at))
  const later = content.filter(({ at }) => isLater(at))
  return [{ first: begins, later, negationCount: polarity.negations.length, marker: 'steps', isFromNegation: false }]
}

type Order = 'before' | 'after'

/** The ordering words and which event they introduce. */
const EN_ORDER: [RegExp, Order][] = [
  [/^(?:before|until|till|prior|ahead)$/u, 'before'],
  [/^(?:after|once|following)$/u, 'after'],
]
const TR_ORDER: [RegExp, RegExp, Order][] = [
  [/m[ae]d[ae]n$/u, /^(?!sonra)/u, 'before'],
  [/[dt][ae]n$/u, /^(?:once|evvel)$/u, 'before'],
  [/[ae]n[ae]$/u, /^(?:kadar|dek|degin)$/u, 'before'],
  [/[dt][ae]n$/u, /^sonra$/u, 'after'],
  [/[^n][iu]nc[ae]$/u, /^/u, 'after'],
]

/** No order of its own: "until then" and "ondan sonra" refer back, and "look after" is a verb. */
const isBackReference = (tokens: readonly Token[], at: number, language: Language) =>
  language === 'en'
    ? /^look(?:s|ed|ing)?$/u.test(tokens[at - 1]?.folded ?? '') ||
      /^(?:then|that|this|now|it|which|all)$/u.test(tokens[at + 1]?.folded ?? '')
    : /^(?:ondan|bundan|sundan)$/u.test(tokens[at]?.folded ?? '') ||
      /^(?:o|bu|su)$/u.test(tokens[at - 1]?.folded ?? '') ||
      tokens[at]?.folded === 'o'

function ordersIn({ tokens, language }: Utterance): { at: number; order: Order }[] {
  return tokens.flatMap(({ folded }, at) => {
    if (isBackReference(tokens, at, language)) return []
    if (language === 'en') {
      const [, order] = EN_ORDER.find(([word]) => word.test(folded)) ?? []
      return order ? [{ at, order }] : []
    }
    const next = tokens[at + 1]?.folded ?? ''
    const [, , order] = TR_ORDER.find(([word, then]) => word.test(folded) && then.test(next)) ?? []
    return order ? [{ at, order }] : []
  })
}

/** "Before you sign, read it": the event beside the ordering word, and the main clause. */
function besideSteps(utterance: Utterance): Steps[] {
  const { content, language } = utterance
  const clauses = clausesOf(utterance)
  const { negations } = utterance.polarity
  const orders = ordersIn(utterance)
  const isEventOf = (word: ContentWord, at: number) => {
    const distance = language === 'en' ? word.at - at : at - word.at
    return distance >= 0 && distance <= EVENT_REACH && clauses[word.at] === clauses[at]
  }
  const isOther = (word: ContentWord, at: number) =>
    orders.some((other) => other.at !== at && isEventOf(word, other.at))
  return orders.flatMap(({ at, order }): Steps[] => {
    const { from, to } = sentenceAt(utterance, at)
    const isNear = (place: number) => place >= from && place < to && Math.abs(place - at) <= MAIN_REACH
    const inSentence = content.filter((word) => isNear(word.at))
    const event = inSentence.filter((word) => isEventOf(word, at))
    const main = inSentence.filter((word) => !event.includes(word) && !isOther(word, at))
    const negationCount = negations.filter((negation) => isNear(negation.at)).length
    const basis = { marker: order, isFromNegation: false, negationCount }
    if (order === 'after') return [{ ...basis, first: event, later: main }]
    const fromNegation: Steps = {
      ...basis,
      first: event,
      later: main,
      negationCount: negationCount - 1,
      isFromNegation: true,
    }
    return [{ ...basis, first: main, later: event }, ...(negationCount > 0 ? [fromNegation] : [])]
  })
}

/** Every order of events in an utterance. */
export const stepsOf = once((utterance: Utterance): readonly Steps[] => {
  const found = [...explicitSteps(utterance), ...besideSteps(utterance)]
  return found
})

/** From this similarity on, a word of the rendition counts as the model's. */
const SAME = 0.8

/**
 * Whether the words of two orders are on the same side in both, or changed sides. `content` is the content of the
 * rendition.
 */
export function compareSteps(model: Steps, said: Steps, { content, language }: Utterance) {
  const isAmong = (word: ContentWord, those: Steps['first']) =>
    similarWordsIn(content, word, language).some((other) => other.similarity >= SAME && those.includes(other.word))
  const count = (one: Steps['first'], other: Steps['first']) => one.filter((word) => isAmong(word, other)).length
  const [first, later] = [count(model.first, said.first), count(model.later, said.later)]
  const [late, early] = [count(model.first, said.later), count(model.later, said.first)]
  return {
    isSaid: first > 0 && later > 0,
    isKept: first > 0 && later > 0 && first + later > late + early,
    isCrossed: late > 0 && early > 0 && late + early > first + later,
  }
}

/** Whether a rendition keeps an order of the model in any wording: "A before B", "first A, then B", "B after A". */
export const keepsOrder = (reference: Utterance, rendition: Utterance): boolean =>
  stepsOf(reference).some((model) => stepsOf(rendition).some((said) => compareSteps(model, said, rendition).isKept))
