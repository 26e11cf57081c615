import { wordEntry as en } from './en/word-entry.ts'
import type { Localised } from './locale.ts'
import { wordEntry as tr } from './tr/word-entry.ts'

export const wordEntryCopy: Localised<typeof en> = { en, tr }
