import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { deniedDeeds } from './denied-deeds.ts'
import { deniedPredicates } from './denied-predicates.ts'
import { denial } from './local-negation.ts'

/** A "not" that came or went, by the closest evidence there is: word by word, by the lexicon of deeds, by what stands around it. */
export const denials: Rule = (comparison) => {
  const told = [...denial(comparison), ...deniedDeeds(comparison)]
  return told.length > 0 ? told : deniedPredicates(comparison)
}
