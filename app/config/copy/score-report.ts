import { scoreReport as en } from './en/score-report.ts'
import type { Localised } from './locale.ts'
import { scoreReport as tr } from './tr/score-report.ts'

export type ScoreReportCopy = typeof en
export const scoreReportCopy: Localised<ScoreReportCopy> = { en, tr }
