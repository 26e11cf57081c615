import { compare as en } from './en/compare.ts'
import type { Localised } from './locale.ts'
import { compare as tr } from './tr/compare.ts'

export const compareCopy: Localised<typeof en> = { en, tr }
