import { logOut as en } from './en/log-out.ts'
import type { Localised } from './locale.ts'
import { logOut as tr } from './tr/log-out.ts'

export type LogOutCopy = typeof en
export const logOutCopy: Localised<LogOutCopy> = { en, tr }
