import { dialogueDesk as en } from './en/dialogue-desk.ts'
import type { Localised } from './locale.ts'
import { dialogueDesk as tr } from './tr/dialogue-desk.ts'

export type DialogueDeskCopy = typeof en
export const dialogueDeskCopy: Localised<DialogueDeskCopy> = { en, tr }
