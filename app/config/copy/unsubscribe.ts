import { unsubscribe as en } from './en/unsubscribe.ts'
import type { Localised } from './locale.ts'
import { unsubscribe as tr } from './tr/unsubscribe.ts'

export const unsubscribeCopy: Localised<typeof en> = { en, tr }
