import { keptForm as en } from './en/kept-form.ts'
import type { Localised } from './locale.ts'
import { keptForm as tr } from './tr/kept-form.ts'

export const keptFormCopy: Localised<typeof en> = { en, tr }
