import { notificationSentences as en } from './en/notification-sentences.ts'
import type { Localised } from './locale.ts'
import { notificationSentences as tr } from './tr/notification-sentences.ts'

export const notificationSentencesCopy: Localised<typeof en> = { en, tr }
