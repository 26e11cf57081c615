import { signUp as en } from './en/sign-up.ts'
import type { Localised } from './locale.ts'

export const signUpCopy: Localised<typeof en> = { en }
