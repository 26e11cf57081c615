import { practiceList as en } from './en/practice-list.ts'
import type { Localised } from './locale.ts'
import { practiceList as tr } from './tr/practice-list.ts'

export type PracticeListCopy = typeof en
export const practiceListCopy: Localised<PracticeListCopy> = { en, tr }
