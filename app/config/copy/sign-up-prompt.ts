import { signUpPrompt as en } from './en/sign-up-prompt.ts'
import type { Localised } from './locale.ts'
import { signUpPrompt as tr } from './tr/sign-up-prompt.ts'

export const signUpPromptCopy: Localised<typeof en> = { en, tr }
