import { wordNote as en } from './en/word-note.ts'
import type { Localised } from './locale.ts'
import { wordNote as tr } from './tr/word-note.ts'

export const wordNoteCopy: Localised<typeof en> = { en, tr }
