import { ownWords as en } from './en/own-words.ts'
import type { Localised } from './locale.ts'
import { ownWords as tr } from './tr/own-words.ts'

export const ownWordsCopy: Localised<typeof en> = { en, tr }
