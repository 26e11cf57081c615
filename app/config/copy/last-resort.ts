import { lastResort as en } from './en/last-resort.ts'
import type { Localised } from './locale.ts'
import { lastResort as tr } from './tr/last-resort.ts'

export const lastResortCopy: Localised<typeof en> = { en, tr }
