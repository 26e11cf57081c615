import { dialogueEditor as en } from './en/dialogue-editor.ts'
import type { Localised } from './locale.ts'
import { dialogueEditor as tr } from './tr/dialogue-editor.ts'

export const dialogueEditorCopy: Localised<typeof en> = { en, tr }
