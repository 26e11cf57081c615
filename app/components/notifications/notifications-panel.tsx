import { useNavigate } from 'react-router'
import { notificationsCopy } from '#app/config/copy/notifications.ts'
import { callApi } from '#app/http/api-client.ts'
import type { Notification } from '#app/models/notifications/notification.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { EmptyNotifications, NotificationLine } from './notification-line.tsx'
import { PanelFrame, PanelLoading } from './panel-frame.tsx'
import { useAgeText } from './use-age-text.ts'
import { useNotificationList } from './use-notification-list.ts'

interface Props {
  id: string
  /** One was marked as read, so the count has changed. */
  onRead: () => Promise<void>
  /** Called before navigating to a notification's target. */
  onLeave: () => void
}

/** The panel below the bell. */
export function NotificationsPanel({ id, ...rest }: Props) {
  return (
    <PanelFrame id={id} onLeave={rest.onLeave}>
      <NotificationList {...rest} />
    </PanelFrame>
  )
}

/** The panel's list, fetched whenever it opens. */
function NotificationList({ onRead, onLeave }: Omit<Props, 'id'>) {
  const copy = useCopy(notificationsCopy)
  const navigate = useNavigate()
  const { list, refresh, retry } = useNotificationList()

  async function open(notification: Notification): Promise<void> {
    try {
      if (!notification.isRead) await callApi(`/api/notifications/mark-as-read/${notification.id}`, { method: 'POST' })
    } catch {
      // If this fails it stays unread, but its target still opens.
    }
    const path = sitePath(notification.link)
    void onRead()
    if (path === undefined) return refresh()
    onLeave()
    await navigate(path)
  }

  switch (list.status) {
    case 'loading':
      return <PanelLoading />
    case 'failed':
      return (
        <div role="alert" className="px-6 py-8 text-center">
          <p className="mb-3 text-15">{copy.failed}</p>
          <Button look="secondary" onClick={() => void retry()}>
            {copy.retry}
          </Button>
        </div>
      )
    case 'ready':
      return <List notifications={list.notifications} readAt={list.readAt} onOpen={open} />
  }
}

interface ListProps {
  notifications: Notification[]
  readAt: Date
  onOpen: (notification: Notification) => Promise<void>
}

function List({ notifications, readAt, onOpen }: ListProps) {
  const ageText = useAgeText({ now: readAt })
  if (notifications.length === 0) return <EmptyNotifications />
  return (
    <ul className="divide-y divide-line">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <button
            type="button"
            onClick={() => void onOpen(notification)}
            className="flex min-h-11 w-full px-4 py-3 outline-offset-[-3px] transition-colors duration-150 ease-out hover:bg-accent-wash"
          >
            <NotificationLine
              message={notification.message}
              isRead={notification.isRead}
              age={ageText(notification.createdAt)}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
