import { password as en } from './en/password.ts'
import type { Localised } from './locale.ts'
import { password as tr } from './tr/password.ts'

export const passwordCopy: Localised<typeof en> = { en, tr }
