import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { findErrors } from '../find-errors.ts'

/** Target language, source, model, rendition. */
export type Row = readonly ['en' | 'tr', string, string, string]

/** The rules' findings for one test row. */
export function findingsOf([into, source, model, said]: Row): Finding[] {
  const speaker = into === 'tr' ? 'English' : 'Turkish'
  const segment = SegmentSchema.parse({ speaker, text: source, translation: model })
  return findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text: said } })
}

/** The rules that fire on a row. */
export const rulesOf = (row: Row): string[] => findingsOf(row).map(({ rule }) => rule)

/** The rules with a critical finding on a row. */
export const criticalRulesOf = (row: Row): string[] =>
  findingsOf(row).flatMap(({ type, rule }) => (type === 'critical' ? [rule] : []))

/** The rules with a critical or major finding on a row. */
export const majorRulesOf = (row: Row): string[] =>
  findingsOf(row).flatMap(({ type, rule }) => (type === 'minor' ? [] : [rule]))

/** The findings on a row as "severity rule". */
export const rulesWithSeverityOf = (row: Row): string[] => findingsOf(row).map(({ type, rule }) => `${type} ${rule}`)
