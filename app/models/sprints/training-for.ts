import type { WhatIfFamily } from '../scoring/evaluation.ts'
import type { SprintKind } from './sprint.ts'

/** What trains a kind of error: a sprint, or the memory ladder for what was left out. */
export type Training = SprintKind | 'memory'

const TRAINING: Partial<Record<WhatIfFamily, Training>> = {
  numbers: 'numbers',
  units: 'money',
  dates: 'dates',
  names: 'spelling',
  lostNegations: 'negation',
  addedNegations: 'negation',
  conditions: 'negation',
  persons: 'kinship',
  wordings: 'collocations',
  register: 'politeness',
  missed: 'memory',
  omissions: 'memory',
}

/** What trains these kinds of error, in their order, each once. */
export function trainingFor(families: readonly WhatIfFamily[]): Training[] {
  return [...new Set(families.flatMap((family) => TRAINING[family] ?? []))]
}
