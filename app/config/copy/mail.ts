import { mail as en } from './en/mail.ts'
import type { Localised } from './locale.ts'

export const mailCopy: Localised<typeof en> = { en }
