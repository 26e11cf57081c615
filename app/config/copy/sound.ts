import { sound as en } from './en/sound.ts'
import type { Localised } from './locale.ts'
import { sound as tr } from './tr/sound.ts'

export const soundCopy: Localised<typeof en> = { en, tr }
