import { coach as en } from './en/coach.ts'
import type { Localised } from './locale.ts'
import { coach as tr } from './tr/coach.ts'

export const coachCopy: Localised<typeof en> = { en, tr }
