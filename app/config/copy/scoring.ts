import { scoring as en } from './en/scoring.ts'
import type { Localised } from './locale.ts'

export type ScoringCopy = typeof en
/** Every rule that the embedded engine can report. */
export type RuleName = keyof ScoringCopy['clauses']
export type { RuleFacts } from './en/scoring.ts'
export const scoringCopy: Localised<ScoringCopy> = { en }
