import { mistakes as en } from './en/mistakes.ts'
import type { Localised } from './locale.ts'
import { mistakes as tr } from './tr/mistakes.ts'

export const mistakesCopy: Localised<typeof en> = { en, tr }
