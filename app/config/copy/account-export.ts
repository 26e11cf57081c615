import { accountExport as en } from './en/account-export.ts'
import type { Localised } from './locale.ts'

export const accountExportCopy: Localised<typeof en> = { en }
