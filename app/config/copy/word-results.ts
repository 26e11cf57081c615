import { wordResults as en } from './en/word-results.ts'
import type { Localised } from './locale.ts'
import { wordResults as tr } from './tr/word-results.ts'

export const wordResultsCopy: Localised<typeof en> = { en, tr }
