import { dialogues as en } from './en/dialogues.ts'
import type { Localised } from './locale.ts'
import { dialogues as tr } from './tr/dialogues.ts'

export type DialogueCopy = typeof en
export type ContentRuleCopy = DialogueCopy['contentRules']
export const dialogueCopy: Localised<DialogueCopy> = { en, tr }
