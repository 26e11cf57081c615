import { signIn as en } from './en/sign-in.ts'
import type { Localised } from './locale.ts'
import { signIn as tr } from './tr/sign-in.ts'

export type SignInCopy = typeof en
export const signInCopy: Localised<SignInCopy> = { en, tr }
