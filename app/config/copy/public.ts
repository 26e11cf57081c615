import { publicFrame as en } from './en/public.ts'
import type { Localised } from './locale.ts'
import { publicFrame as tr } from './tr/public.ts'

export const publicCopy: Localised<typeof en> = { en, tr }
