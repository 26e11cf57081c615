import { instantToasts as en } from './en/instant-toasts.ts'
import type { Localised } from './locale.ts'
import { instantToasts as tr } from './tr/instant-toasts.ts'

export const instantToastCopy: Localised<typeof en> = { en, tr }
