import { wordDrill as en } from './en/word-drill.ts'
import type { Localised } from './locale.ts'
import { wordDrill as tr } from './tr/word-drill.ts'

export const wordDrillCopy: Localised<typeof en> = { en, tr }
