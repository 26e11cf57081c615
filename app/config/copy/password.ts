import { password as en } from './en/password.ts'
import type { Localised } from './locale.ts'

export const passwordCopy: Localised<typeof en> = { en }
