import { dialog as en } from './en/dialog.ts'
import type { Localised } from './locale.ts'

export const dialogCopy: Localised<typeof en> = { en }
