import type { RuleName } from '#app/config/copy/scoring.ts'
import { EMBEDDED } from '#app/config/scoring.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { asGuess } from '#app/models/scoring/finding.ts'
import type { Comparison } from './comparison.ts'

/** What rests on one word of the model and one of the rendition that belong together; in free wording they may not. */
const REVERSALS: ReadonlySet<string> = new Set<RuleName>([
  'negation-lost',
  'negation-added',
  'opposite-word',
  'obligation-reversed',
  'person-swapped',
])

/**
 * The findings as sure as they can be so far from every model (docs/decisions/026): in a long segment that was worded
 * freely, two words that look like each other's opposites may come from different clauses.
 */
export function asSureAs(comparisons: readonly Comparison[], language: Language, findings: Finding[]): Finding[] {
  const likeness = Math.max(...comparisons.map(({ local }) => local.likeness))
  const words = Math.min(...comparisons.map(({ reference }) => reference.tokens.length))
  if (words < EMBEDDED.sureWords || likeness >= EMBEDDED.sureLikeness[language]) return findings
  return findings.map((finding) => (REVERSALS.has(finding.rule) ? asGuess(finding) : finding))
}
