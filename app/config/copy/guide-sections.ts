import { guideSections as en } from './en/guide-sections.ts'
import type { Localised } from './locale.ts'
import { guideSections as tr } from './tr/guide-sections.ts'

export const guideSectionsCopy: Localised<typeof en> = { en, tr }
