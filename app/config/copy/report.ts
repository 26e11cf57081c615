import { report as en } from './en/report.ts'
import type { Localised } from './locale.ts'
import { report as tr } from './tr/report.ts'

export type ReportCopy = typeof en
export const reportCopy: Localised<ReportCopy> = { en, tr }
