import { toaster as en } from './en/toaster.ts'
import type { Localised } from './locale.ts'
import { toaster as tr } from './tr/toaster.ts'

export const toasterCopy: Localised<typeof en> = { en, tr }
