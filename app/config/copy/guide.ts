import { guide as en } from './en/guide.ts'
import type { Localised } from './locale.ts'
import { guide as tr } from './tr/guide.ts'

export const guideCopy: Localised<typeof en> = { en, tr }
