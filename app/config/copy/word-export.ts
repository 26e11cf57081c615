import { wordExport as en } from './en/word-export.ts'
import type { Localised } from './locale.ts'
import { wordExport as tr } from './tr/word-export.ts'

export const wordExportCopy: Localised<typeof en> = { en, tr }
