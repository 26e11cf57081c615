import type { Category, ErrorItem, WhatIfFamily } from './evaluation.ts'
import { MISSED_RULE } from './finding.ts'

export const WHAT_IF_FAMILIES = [
  'missed',
  'numbers',
  'dates',
  'units',
  'lostNegations',
  'addedNegations',
  'names',
  'conditions',
  'persons',
  'sourceWords',
  'omissions',
  'additions',
  'distortions',
  'wordings',
  'register',
  'hesitation',
  'repeats',
] as const

const BY_RULE: readonly (readonly [RegExp, WhatIfFamily])[] = [
  [/^number-/u, 'numbers'],
  [/^day-/u, 'dates'],
  [/^(?:unit|currency)-/u, 'units'],
  [/^negation-lost/u, 'lostNegations'],
  [/^negation-added/u, 'addedNegations'],
  [/^name-/u, 'names'],
  [/^(?:condition|modality|possibility|obligation)-/u, 'conditions'],
  [/^(?:roles|person|relative)-/u, 'persons'],
  [/^(?:source-words|source-repeated|not-interpreted)/u, 'sourceWords'],
]

const BY_CATEGORY: Record<Category, WhatIfFamily> = {
  omission: 'omissions',
  insertion: 'additions',
  distortion: 'distortions',
  language_quality: 'wordings',
  register: 'register',
  delivery: 'hesitation',
}

/** What a rule of scorer/ speaks of; its id names it: scorer/numbers/number-said. Undefined for other rules. */
export const topicOf = (rule: string): WhatIfFamily | undefined =>
  WHAT_IF_FAMILIES.find((family) => rule.startsWith(`scorer/${family}/`))

/** What an error has in common with others: finer than its category, coarser than its rule. */
export function familyOf({ rule, category }: Pick<ErrorItem, 'rule' | 'category'>): WhatIfFamily {
  if (rule === MISSED_RULE) return 'missed'
  return topicOf(rule) ?? BY_RULE.find(([known]) => known.test(rule))?.[1] ?? BY_CATEGORY[category]
}
