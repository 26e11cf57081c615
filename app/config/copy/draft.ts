import { draft as en } from './en/draft.ts'
import type { Localised } from './locale.ts'
import { draft as tr } from './tr/draft.ts'

export const draftCopy: Localised<typeof en> = { en, tr }
