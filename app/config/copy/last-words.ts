import { lastWords as en } from './en/last-words.ts'
import type { Localised } from './locale.ts'
import { lastWords as tr } from './tr/last-words.ts'

export const lastWordsCopy: Localised<typeof en> = { en, tr }
