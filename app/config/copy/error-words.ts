import { errorWords as en } from './en/error-words.ts'
import type { Localised } from './locale.ts'
import { errorWords as tr } from './tr/error-words.ts'

export const errorWordsCopy: Localised<typeof en> = { en, tr }
