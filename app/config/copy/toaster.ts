import { toaster as en } from './en/toaster.ts'
import type { Localised } from './locale.ts'

export const toasterCopy: Localised<typeof en> = { en }
