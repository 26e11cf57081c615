import { BADGE_MAX } from '../../notifications.ts'

/** The bell of the header. */
export const notificationsBell = {
  /** What the bell is called. */
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  badge: (unread: number) => (unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread)),
}
