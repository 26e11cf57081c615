import { voiceSearch as en } from './en/voice-search.ts'
import type { Localised } from './locale.ts'
import { voiceSearch as tr } from './tr/voice-search.ts'

export const voiceSearchCopy: Localised<typeof en> = { en, tr }
