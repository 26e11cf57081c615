import { publishing as en } from './en/publishing.ts'
import type { Localised } from './locale.ts'
import { publishing as tr } from './tr/publishing.ts'

export const publishingCopy: Localised<typeof en> = { en, tr }
