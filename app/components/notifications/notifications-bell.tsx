import { Bell } from 'lucide-react'
import { notificationsCopy } from '#app/config/copy/notifications.ts'
import { useCopy } from '../shell/locale.ts'

/** The bell of the header, with the number of unread notifications. */
export function NotificationsBell({ unreadCount }: { unreadCount: number }) {
  const copy = useCopy(notificationsCopy)
  return (
    <a
      href="/notifications"
      aria-label={copy.bell(unreadCount)}
      className="relative inline-flex size-11 items-center justify-center rounded-control text-ink hover:text-accent"
    >
      <Bell aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {unreadCount > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-1 right-0.5 min-w-5 rounded-full bg-critical px-1 text-center text-13 font-semibold text-paper"
        >
          {copy.badge(unreadCount)}
        </span>
      )}
    </a>
  )
}
