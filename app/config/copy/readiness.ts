import { readiness as en } from './en/readiness.ts'
import type { Localised } from './locale.ts'
import { readiness as tr } from './tr/readiness.ts'

export const readinessCopy: Localised<typeof en> = { en, tr }
