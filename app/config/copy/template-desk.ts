import { templateDesk as en } from './en/template-desk.ts'
import type { Localised } from './locale.ts'
import { templateDesk as tr } from './tr/template-desk.ts'

export const templateDeskCopy: Localised<typeof en> = { en, tr }
