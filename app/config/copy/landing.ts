import { landing as en } from './en/landing.ts'
import type { Localised } from './locale.ts'
import { landing as tr } from './tr/landing.ts'

export const landingCopy: Localised<typeof en> = { en, tr }
