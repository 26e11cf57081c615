import type { RuleName } from '#app/config/copy/scoring.ts'
import type { Language } from '../dialogues/language.ts'
import { sharesReading, type Entity } from '../language/entity.ts'
import { readUtterance } from '../language/utterance.ts'
import { topicOf } from './error-family.ts'
import type { Finding, WhatIfFamily } from './evaluation.ts'
import { isOwnMark, isRule, standsAlways } from './finding.ts'

// Which praise an error rules out. Every rule has an entry here, so the compiler catches a missing one.

/** Claims that praise makes about a whole dialogue. */
export const CLAIMS = ['numbers', 'negations', 'complete', 'delivery'] as const
export type Claim = (typeof CLAIMS)[number]

const CONTENT = ['numbers', 'negations', 'complete'] as const
const NOTHING: readonly Claim[] = []

const DENIED: Record<RuleName, readonly Claim[]> = {
  'no-interpretation': [...CONTENT, 'delivery'],
  'not-interpreted': CONTENT,
  'source-repeated': CONTENT,
  'another-message': CONTENT,
  'little-in-common': CONTENT,

  'number-replaced': ['numbers'],
  'number-missing': ['numbers', 'complete'],
  'number-added': ['numbers'],
  'day-replaced': ['numbers'],
  'day-missing': ['numbers', 'complete'],
  'day-added': ['numbers'],
  'unit-replaced': ['numbers'],
  'currency-replaced': ['numbers'],

  'negation-lost': ['negations', 'complete'],
  'negation-added': ['negations'],
  'negation-lost-perhaps': ['negations', 'complete'],
  'negation-added-perhaps': ['negations'],
  'opposite-word': ['negations'],
  'obligation-reversed': ['negations'],
  'modality-changed': NOTHING,
  'possibility-lost': ['complete'],
  'tense-changed': ['numbers'],
  'condition-lost': ['complete'],
  'roles-swapped': NOTHING,
  'person-swapped': NOTHING,
  'relative-replaced': NOTHING,
  'frequency-changed': ['numbers'],
  'relation-changed': NOTHING,
  'order-changed': ['numbers'],
  'question-lost': NOTHING,
  'amount-changed': ['numbers'],
  'reported-speech': NOTHING,

  'name-missing': ['complete'],
  'name-replaced': NOTHING,
  'form-of-address': ['complete'],

  'most-missing': CONTENT,
  'part-missing': CONTENT,
  'detail-missing': ['complete'],
  'marker-addressed': NOTHING,
  'part-added': NOTHING,
  'detail-added': NOTHING,
  'term-replaced': NOTHING,

  'worded-poorly': NOTHING,
  'source-words-many': CONTENT,
  'source-words': NOTHING,
  'word-order': NOTHING,
  calque: NOTHING,
  'courtesy-lost': ['complete'],
  'informal-address': NOTHING,
  fillers: ['delivery'],
  repeats: ['delivery'],
  'self-corrections': ['delivery'],
}

/** What a rule of scorer/ is sure of, by what it speaks of. */
const DENIED_BY_TOPIC: Partial<Record<WhatIfFamily, readonly Claim[]>> = {
  numbers: ['numbers', 'complete'],
  dates: ['numbers', 'complete'],
  units: ['numbers', 'complete'],
  lostNegations: ['negations', 'complete'],
  addedNegations: ['negations'],
  names: ['complete'],
  conditions: ['complete'],
  persons: NOTHING,
}

/** For a model's findings, the judge's and those of rules that no longer exist, the category and severity decide. */
function deniedByKind(finding: Finding): readonly Claim[] {
  const { category, type } = finding
  if (category === 'delivery') return ['delivery']
  const topic = standsAlways(finding) ? topicOf(finding.rule) : undefined
  const byTopic = topic && DENIED_BY_TOPIC[topic]
  if (byTopic) return byTopic
  if (type !== 'minor') return CONTENT
  return category === 'omission' ? ['complete'] : NOTHING
}

const numbersIn = (text: string, language: Language): Entity[] =>
  readUtterance(text, language).entities.filter(({ isAmbiguous }) => !isAmbiguous)

const denialsIn = (text: string, language: Language): number => readUtterance(text, language).polarity.negations.length

/** What the quotes themselves rule out: a number or a "not" on one side only. */
function deniedByWords({ facts, referenceQuote, renditionQuote }: Finding, language: Language): Claim[] {
  const model = facts['expected'] || referenceQuote || ''
  const said = facts['heard'] || renditionQuote || ''
  const [asked, given] = [numbersIn(model, language), numbersIn(said, language)]
  const isKept =
    asked.length === given.length && asked.every((entity) => given.some((other) => sharesReading(entity, other)))
  const isDenialKept = denialsIn(model, language) === denialsIn(said, language)
  return [...(isKept ? [] : ['numbers' as const]), ...(isDenialKept ? [] : ['negations' as const])]
}

/** The claims that an error rules out by its rule, or else by its category. */
export function claimsDeniedByRule(finding: Finding): readonly Claim[] {
  return isRule(finding.rule) ? DENIED[finding.rule] : deniedByKind(finding)
}

/**
 * The claims that may not be made about a dialogue with this error. `language` is the target language of its segment.
 */
export function deniedClaims(finding: Finding, language: Language): ReadonlySet<Claim> {
  // A learner marks each number and "not" by itself, whatever else is in the quote.
  const byWords = finding.category === 'delivery' || isOwnMark(finding) ? [] : deniedByWords(finding, language)
  return new Set([...claimsDeniedByRule(finding), ...byWords])
}
