import { keepOffline as en } from './en/keep-offline.ts'
import type { Localised } from './locale.ts'
import { keepOffline as tr } from './tr/keep-offline.ts'

export const keepOfflineCopy: Localised<typeof en> = { en, tr }
