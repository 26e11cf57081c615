import { subscribe as en } from './en/subscribe.ts'
import type { Localised } from './locale.ts'
import { subscribe as tr } from './tr/subscribe.ts'

export const subscribeCopy: Localised<typeof en> = { en, tr }
