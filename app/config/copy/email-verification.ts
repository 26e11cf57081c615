import { emailVerification as en } from './en/email-verification.ts'
import type { Localised } from './locale.ts'

export const emailVerificationCopy: Localised<typeof en> = { en }
