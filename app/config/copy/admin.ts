import { admin as en } from './en/admin.ts'
import type { Localised } from './locale.ts'
import { admin as tr } from './tr/admin.ts'

export const adminCopy: Localised<typeof en> = { en, tr }
