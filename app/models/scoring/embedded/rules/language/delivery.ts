// Reports filler sounds, repeated words and self-corrections: two or more "um". Minor (`fillers`, `repeats`,
// `self-corrections`).
import { EMBEDDED } from '#app/config/scoring.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'

export const delivery: Rule = ({ segmentId, hesitations }) => {
  const { fillers, repeats, repairCount } = hesitations
  const report = (rule: 'fillers' | 'repeats' | 'self-corrections', count: number, heard = '') =>
    count >= EMBEDDED.hesitations
      ? [makeFinding({ segmentId, rule, facts: { count: String(count), heard }, rendition: heard || null })]
      : []
  return [
    ...report('fillers', fillers.length, quote(fillers.slice(0, 1))),
    ...report('repeats', repeats.length, quote(repeats.slice(0, 1))),
    ...report('self-corrections', repairCount),
  ]
}
