import { BADGE_MAX } from '../../notifications.ts'
import type { notificationsBell as en } from '../en/notifications-bell.ts'

export const notificationsBell: typeof en = {
  bell: (unread) => (unread === 0 ? 'Bildirimler' : `Bildirimler, ${unread} okunmamış`),
  badge: (unread) => (unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread)),
}
