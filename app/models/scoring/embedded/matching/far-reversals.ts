import type { RuleName } from '#app/config/copy/scoring.ts'
import { EMBEDDED } from '#app/config/scoring.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { asGuess } from '#app/models/scoring/finding.ts'
import type { Comparison } from './comparison.ts'

/** Rules that rest on a single matched pair of words. In free wording the pair may be a coincidence. */
const REVERSALS: ReadonlySet<string> = new Set<RuleName>([
  'negation-lost',
  'negation-added',
  'opposite-word',
  'obligation-reversed',
  'person-swapped',
])

/**
 * Turns reversals into guesses in a long segment that is worded far from every model, where two seemingly opposite
 * words may come from different clauses (docs/decisions/026-errors-in-free-wording.md).
 */
export function guessFarReversals(
  comparisons: readonly Comparison[],
  language: Language,
  findings: Finding[],
): Finding[] {
  const likeness = Math.max(...comparisons.map(({ wordDiff }) => wordDiff.likeness))
  const words = Math.min(...comparisons.map(({ reference }) => reference.tokens.length))
  if (words < EMBEDDED.sureWords || likeness >= EMBEDDED.sureLikeness[language]) return findings
  return findings.map((finding) => (REVERSALS.has(finding.rule) ? asGuess(finding) : finding))
}
