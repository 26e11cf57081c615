import { contentStandard as en } from './en/content-standard.ts'
import type { Localised } from './locale.ts'
import { contentStandard as tr } from './tr/content-standard.ts'

export type ContentStandardCopy = typeof en
export const contentStandardCopy: Localised<typeof en> = { en, tr }
