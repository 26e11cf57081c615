// Reports lost and added negations, by the strongest evidence available: word by word, then by known actions, then by
// context. Critical or major (`negation-*`, `opposite-word`).
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { deniedActions } from './denied-actions.ts'
import { deniedPredicates } from './denied-predicates.ts'
import { localNegation } from './local-negation.ts'

export const denials: Rule = (comparison) => {
  const found = [...localNegation(comparison), ...deniedActions(comparison)]
  return found.length > 0 ? found : deniedPredicates(comparison)
}
