import { signUpPrompt as en } from './en/sign-up-prompt.ts'
import type { Localised } from './locale.ts'

export const signUpPromptCopy: Localised<typeof en> = { en }
