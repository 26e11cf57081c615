import { notificationsBell as en } from './en/notifications-bell.ts'
import type { Localised } from './locale.ts'
import { notificationsBell as tr } from './tr/notifications-bell.ts'

export const notificationsBellCopy: Localised<typeof en> = { en, tr }
