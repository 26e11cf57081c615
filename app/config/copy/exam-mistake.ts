import { examMistake as en } from './en/exam-mistake.ts'
import type { Localised } from './locale.ts'
import { examMistake as tr } from './tr/exam-mistake.ts'

export const examMistakeCopy: Localised<typeof en> = { en, tr }
