import { rehearsal as en } from './en/rehearsal.ts'
import type { Localised } from './locale.ts'
import { rehearsal as tr } from './tr/rehearsal.ts'

export const rehearsalCopy: Localised<typeof en> = { en, tr }
