import { deskNav as en } from './en/desk-nav.ts'
import type { Localised } from './locale.ts'
import { deskNav as tr } from './tr/desk-nav.ts'

export const deskNavCopy: Localised<typeof en> = { en, tr }
