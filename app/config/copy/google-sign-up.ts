import { googleSignUp as en } from './en/google-sign-up.ts'
import type { Localised } from './locale.ts'
import { googleSignUp as tr } from './tr/google-sign-up.ts'

export const googleSignUpCopy: Localised<typeof en> = { en, tr }
