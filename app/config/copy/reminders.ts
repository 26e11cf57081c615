import { reminders as en } from './en/reminders.ts'
import type { Localised } from './locale.ts'
import { reminders as tr } from './tr/reminders.ts'

export const remindersCopy: Localised<typeof en> = { en, tr }
