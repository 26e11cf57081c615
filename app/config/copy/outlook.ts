import { outlook as en } from './en/outlook.ts'
import type { Localised } from './locale.ts'

export type OutlookCopy = typeof en
export const outlookCopy: Localised<OutlookCopy> = { en }
