import { offline as en } from './en/offline.ts'
import type { Localised } from './locale.ts'
import { offline as tr } from './tr/offline.ts'

export const offlineCopy: Localised<typeof en> = { en, tr }
