import { feedback as en } from './en/feedback.ts'
import type { Localised } from './locale.ts'

export const feedbackCopy: Localised<typeof en> = { en }
