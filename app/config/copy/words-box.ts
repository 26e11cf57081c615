import { wordsBox as en } from './en/words-box.ts'
import type { Localised } from './locale.ts'
import { wordsBox as tr } from './tr/words-box.ts'

export const wordsBoxCopy: Localised<typeof en> = { en, tr }
