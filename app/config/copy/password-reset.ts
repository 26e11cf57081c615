import { passwordReset as en } from './en/password-reset.ts'
import type { Localised } from './locale.ts'

export const passwordResetCopy: Localised<typeof en> = { en }
