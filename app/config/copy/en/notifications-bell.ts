import { BADGE_MAX } from '../../notifications.ts'

/** The bell in the header. */
export const notificationsBell = {
  /** The bell's accessible name. */
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  badge: (unread: number) => (unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread)),
}
