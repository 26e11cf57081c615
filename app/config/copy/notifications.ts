import { notifications as en } from './en/notifications.ts'
import type { Localised } from './locale.ts'
import { notifications as tr } from './tr/notifications.ts'

export const notificationsCopy: Localised<typeof en> = { en, tr }
