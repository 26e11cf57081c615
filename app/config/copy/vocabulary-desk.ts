import { vocabularyDesk as en } from './en/vocabulary-desk.ts'
import type { Localised } from './locale.ts'
import { vocabularyDesk as tr } from './tr/vocabulary-desk.ts'

export const vocabularyDeskCopy: Localised<typeof en> = { en, tr }
