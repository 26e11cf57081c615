import { formDraft as en } from './en/form-draft.ts'
import type { Localised } from './locale.ts'
import { formDraft as tr } from './tr/form-draft.ts'

export type FormDraftCopy = typeof en
export const formDraftCopy: Localised<FormDraftCopy> = { en, tr }
