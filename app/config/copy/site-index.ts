import { siteIndex as en } from './en/site-index.ts'
import type { Localised } from './locale.ts'
import { siteIndex as tr } from './tr/site-index.ts'

export const siteIndexCopy: Localised<typeof en> = { en, tr }
