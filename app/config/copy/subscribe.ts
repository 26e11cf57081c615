import { subscribe as en } from './en/subscribe.ts'
import type { Localised } from './locale.ts'

export const subscribeCopy: Localised<typeof en> = { en }
