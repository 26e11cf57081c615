import type { RuleName, ScoringCopy } from '#app/config/copy/scoring.ts'
import { topicOf } from './error-family.ts'
import type { Category, Finding, WhatIfFamily } from './evaluation.ts'

type Advice = keyof ScoringCopy['improvements']

const BY_RULE: readonly (readonly [RegExp, Advice])[] = [
  [/^no-interpretation$/u, 'missed'],
  [/^(?:not-interpreted|source-repeated)$/u, 'ownLanguage'],
  [/^(?:another-message|little-in-common)$/u, 'anotherMessage'],
  [/^(?:number|day|unit|currency|frequency|amount)-/u, 'numbers'],
  [/^negation-/u, 'negations'],
  [/^(?:modality|possibility|condition|obligation)-/u, 'conditions'],
  [/^(?:roles|person|relative)-/u, 'persons'],
  [/^(?:name-|form-of-address$)/u, 'names'],
  [/^source-words/u, 'sourceWords'],
  [/^(?:reported-speech|informal-address)$/u, 'register'],
  [/^courtesy-lost$/u, 'courtesy'],
]

/** By what a rule of scorer/ speaks of. */
const BY_TOPIC: Partial<Record<WhatIfFamily, Advice>> = {
  numbers: 'numbers',
  dates: 'numbers',
  units: 'numbers',
  lostNegations: 'negations',
  addedNegations: 'negations',
  names: 'names',
  conditions: 'conditions',
  persons: 'persons',
  sourceWords: 'sourceWords',
}

const BY_CATEGORY: Record<Category, Advice> = {
  omission: 'omission',
  insertion: 'insertion',
  distortion: 'distortion',
  language_quality: 'language_quality',
  register: 'courtesy',
  delivery: 'delivery',
}

/** The advice for an error: by its rule, otherwise by its category. */
export function adviceOf({ rule, category }: Pick<Finding, 'category'> & { rule: RuleName | (string & {}) }): Advice {
  const topic = topicOf(rule)
  const byTopic = topic && BY_TOPIC[topic]
  return byTopic ?? BY_RULE.find(([pattern]) => pattern.test(rule))?.[1] ?? BY_CATEGORY[category]
}
