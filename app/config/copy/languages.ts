import { languages as en } from './en/languages.ts'
import type { Localised } from './locale.ts'
import { languages as tr } from './tr/languages.ts'

export const languagesCopy: Localised<typeof en> = { en, tr }
