import { history as en } from './en/history.ts'
import type { Localised } from './locale.ts'
import { history as tr } from './tr/history.ts'

export const historyCopy: Localised<typeof en> = { en, tr }
