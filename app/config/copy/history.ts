import { history as en } from './en/history.ts'
import type { Localised } from './locale.ts'

export const historyCopy: Localised<typeof en> = { en }
