import { dialog as en } from './en/dialog.ts'
import type { Localised } from './locale.ts'
import { dialog as tr } from './tr/dialog.ts'

export const dialogCopy: Localised<typeof en> = { en, tr }
