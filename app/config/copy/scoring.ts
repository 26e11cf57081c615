import { scoring as en } from './en/scoring.ts'
import { scoring as tr } from './tr/scoring.ts'

export type ScoringCopy = typeof en
/** What a learner marks, what is no interpretation, and the rules of stored results. */
export type RuleName = keyof ScoringCopy['clauses']
export type { RuleFacts } from './en/scoring.ts'
/** Findings are worded in both languages of the test, whatever languages the product speaks. */
export const scoringCopy: Record<'en' | 'tr', ScoringCopy> = { en, tr }
