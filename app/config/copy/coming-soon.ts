import { comingSoon as en } from './en/coming-soon.ts'
import type { Localised } from './locale.ts'
import { comingSoon as tr } from './tr/coming-soon.ts'

export const comingSoonCopy: Localised<typeof en> = { en, tr }
