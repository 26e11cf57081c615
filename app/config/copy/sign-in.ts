import { signIn as en } from './en/sign-in.ts'
import type { Localised } from './locale.ts'

export type SignInCopy = typeof en
export const signInCopy: Localised<SignInCopy> = { en }
