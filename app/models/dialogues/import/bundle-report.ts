import type { ImportProblem } from '../import-problem.ts'

export const OUTCOMES = ['created', 'changed', 'skipped', 'error'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What became of one dialogue of an import of several, or would become of it. */
export interface ReportLine {
  where: string
  title: string | null
  outcome: Outcome
  /** Of the dialogue that exists. */
  id: number | null
  /** What is wrong with the file. */
  problems: ImportProblem[]
  /** Why it was refused otherwise, in the reader's language. */
  refusal: string | null
}

export interface BundleReport {
  isImported: boolean
  lines: ReportLine[]
}

export function countOutcomes(lines: readonly ReportLine[]): Record<Outcome, number> {
  const counts = { created: 0, changed: 0, skipped: 0, error: 0 }
  for (const { outcome } of lines) counts[outcome] += 1
  return counts
}
