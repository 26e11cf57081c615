import { vocabulary as en } from './en/vocabulary.ts'
import type { Localised } from './locale.ts'
import { vocabulary as tr } from './tr/vocabulary.ts'

export const vocabularyCopy: Localised<typeof en> = { en, tr }
