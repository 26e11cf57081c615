import { shell as en } from './en/shell.ts'
import type { Localised } from './locale.ts'

export const shellCopy: Localised<typeof en> = { en }
