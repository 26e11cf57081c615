import { legal as en } from './en/legal.ts'
import type { Localised } from './locale.ts'
import { legal as tr } from './tr/legal.ts'

export const legalCopy: Localised<typeof en> = { en, tr }
