import { emailVerification as en } from './en/email-verification.ts'
import type { Localised } from './locale.ts'
import { emailVerification as tr } from './tr/email-verification.ts'

export const emailVerificationCopy: Localised<typeof en> = { en, tr }
