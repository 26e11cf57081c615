import { admin as en } from './en/admin.ts'
import type { Localised } from './locale.ts'

export const adminCopy: Localised<typeof en> = { en }
