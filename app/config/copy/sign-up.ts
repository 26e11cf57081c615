import { signUp as en } from './en/sign-up.ts'
import type { Localised } from './locale.ts'
import { signUp as tr } from './tr/sign-up.ts'

export const signUpCopy: Localised<typeof en> = { en, tr }
