import { warmUp as en } from './en/warm-up.ts'
import type { Localised } from './locale.ts'
import { warmUp as tr } from './tr/warm-up.ts'

export const warmUpCopy: Localised<typeof en> = { en, tr }
