import { feedback as en } from './en/feedback.ts'
import type { Localised } from './locale.ts'
import { feedback as tr } from './tr/feedback.ts'

export const feedbackCopy: Localised<typeof en> = { en, tr }
