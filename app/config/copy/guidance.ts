import { guidance as en } from './en/guidance.ts'
import type { Localised } from './locale.ts'
import { guidance as tr } from './tr/guidance.ts'

export type GuidanceCopy = typeof en
export const guidanceCopy: Localised<GuidanceCopy> = { en, tr }
