import { helpEntries as en } from './en/help-entries.ts'
import type { Localised } from './locale.ts'
import { helpEntries as tr } from './tr/help-entries.ts'

export const helpEntriesCopy: Localised<typeof en> = { en, tr }
