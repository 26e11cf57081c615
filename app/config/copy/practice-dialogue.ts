import { practiceDialogue as en } from './en/practice-dialogue.ts'
import type { Localised } from './locale.ts'
import { practiceDialogue as tr } from './tr/practice-dialogue.ts'

export type PracticeDialogueCopy = typeof en
export const practiceDialogueCopy: Localised<PracticeDialogueCopy> = { en, tr }
