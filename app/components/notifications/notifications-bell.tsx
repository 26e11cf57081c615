import { Bell } from 'lucide-react'
import { Link } from 'react-router'

/** Stands in until the bell is merged. */
export function NotificationsBell({ unreadCount }: { unreadCount: number }) {
  return (
    <Link to="/notifications" className="relative inline-flex size-11 items-center justify-center text-ink">
      <Bell aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="sr-only">Notifications ({unreadCount})</span>
    </Link>
  )
}
