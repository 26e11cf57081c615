import { missedWords as en } from './en/missed-words.ts'
import type { Localised } from './locale.ts'
import { missedWords as tr } from './tr/missed-words.ts'

export const missedWordsCopy: Localised<typeof en> = { en, tr }
