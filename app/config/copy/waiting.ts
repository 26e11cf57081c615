import { waiting as en } from './en/waiting.ts'
import type { Localised } from './locale.ts'
import { waiting as tr } from './tr/waiting.ts'

export const waitingCopy: Localised<typeof en> = { en, tr }
