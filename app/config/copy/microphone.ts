import { microphone as en } from './en/microphone.ts'
import type { Localised } from './locale.ts'
import { microphone as tr } from './tr/microphone.ts'

export const microphoneCopy: Localised<typeof en> = { en, tr }
