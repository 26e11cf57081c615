import { notes as en } from './en/notes.ts'
import type { Localised } from './locale.ts'
import { notes as tr } from './tr/notes.ts'

export const notesCopy: Localised<typeof en> = { en, tr }
