import { mail as en } from './en/mail.ts'
import type { Localised } from './locale.ts'
import { mail as tr } from './tr/mail.ts'

export const mailCopy: Localised<typeof en> = { en, tr }
