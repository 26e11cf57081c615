import { feedbackEntry as en } from './en/feedback-entry.ts'
import type { Localised } from './locale.ts'
import { feedbackEntry as tr } from './tr/feedback-entry.ts'

export const feedbackEntryCopy: Localised<typeof en> = { en, tr }
