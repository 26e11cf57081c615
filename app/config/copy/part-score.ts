import { partScore as en } from './en/part-score.ts'
import type { Localised } from './locale.ts'
import { partScore as tr } from './tr/part-score.ts'

export type PartScoreCopy = typeof en

export const partScoreCopy: Localised<typeof en> = { en, tr }
