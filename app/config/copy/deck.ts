import { deck as en } from './en/deck.ts'
import type { Localised } from './locale.ts'
import { deck as tr } from './tr/deck.ts'

export const deckCopy: Localised<typeof en> = { en, tr }
