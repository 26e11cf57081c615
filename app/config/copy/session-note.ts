import { sessionNote as en } from './en/session-note.ts'
import type { Localised } from './locale.ts'
import { sessionNote as tr } from './tr/session-note.ts'

export const sessionNoteCopy: Localised<typeof en> = { en, tr }
