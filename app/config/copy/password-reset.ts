import { passwordReset as en } from './en/password-reset.ts'
import type { Localised } from './locale.ts'
import { passwordReset as tr } from './tr/password-reset.ts'

export const passwordResetCopy: Localised<typeof en> = { en, tr }
