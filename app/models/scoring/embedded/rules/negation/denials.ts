// Reports lost and added negations, by the strongest evidence available: word by word, then by known actions, then by
// context. Critical or major (`negation-*`, `opposite-word`).
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { deniedDeeds } from './denied-actions.ts'
import { deniedPredicates } from './denied-predicates.ts'
import { denial } from './local-negation.ts'

export const denials: Rule = (comparison) => {
  const told = [...denial(comparison), ...deniedDeeds(comparison)]
  return told.length > 0 ? told : deniedPredicates(comparison)
}
