import { outlook as en } from './en/outlook.ts'
import type { Localised } from './locale.ts'
import { outlook as tr } from './tr/outlook.ts'

export type OutlookCopy = typeof en
export const outlookCopy: Localised<OutlookCopy> = { en, tr }
