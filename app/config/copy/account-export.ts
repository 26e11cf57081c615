import { accountExport as en } from './en/account-export.ts'
import type { Localised } from './locale.ts'
import { accountExport as tr } from './tr/account-export.ts'

export const accountExportCopy: Localised<typeof en> = { en, tr }
