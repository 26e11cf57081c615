import { voices as en } from './en/voices.ts'
import type { Localised } from './locale.ts'
import { voices as tr } from './tr/voices.ts'

export const voicesCopy: Localised<typeof en> = { en, tr }
