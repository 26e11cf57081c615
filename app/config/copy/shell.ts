import { shell as en } from './en/shell.ts'
import type { Localised } from './locale.ts'
import { shell as tr } from './tr/shell.ts'

export const shellCopy: Localised<typeof en> = { en, tr }
