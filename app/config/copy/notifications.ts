import { notifications as en } from './en/notifications.ts'
import type { Localised } from './locale.ts'

export const notificationsCopy: Localised<typeof en> = { en }
