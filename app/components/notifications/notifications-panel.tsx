import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { notificationsCopy } from '#app/config/copy/notifications.ts'
import { callApi } from '#app/http/api-client.ts'
import type { Notification } from '#app/models/notifications/notification.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { EmptyNotifications } from './empty-notifications.tsx'
import { NotificationLine } from './notification-line.tsx'
import { useAgeText } from './use-age-text.ts'
import { type NotificationList, useNotificationList } from './use-notifications.ts'

interface Props {
  id: string
  /** One was marked as read: the count is not what it was. */
  onRead: () => Promise<void>
  /** On the way to where a notification leads. */
  onLeave: () => void
}

/** The list under the bell. It is fetched whenever it opens. */
export function NotificationsPanel({ id, onRead, onLeave }: Props) {
  const copy = useCopy(notificationsCopy)
  const navigate = useNavigate()
  const panel = useRef<HTMLElement>(null)
  const { list, refresh, retry } = useNotificationList()
  useEffect(() => panel.current?.focus(), [])

  async function open(notification: Notification): Promise<void> {
    try {
      if (!notification.isRead) await callApi(`/api/notifications/mark-as-read/${notification.id}`, { method: 'POST' })
    } catch {
      // Unread it stays; where it leads is open all the same.
    }
    const path = sitePath(notification.link)
    void onRead()
    if (path === undefined) return refresh()
    onLeave()
    await navigate(path)
  }

  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-label={copy.title}
      className="fixed top-16 right-3 z-30 flex max-h-96 w-80 max-w-[calc(100vw-1.5rem)] flex-col rounded-card border border-line bg-raised shadow-raised outline-none md:absolute md:top-full md:right-0 md:mt-2"
    >
      <h2 className="border-b border-line px-4 py-3 text-16">{copy.title}</h2>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <PanelBody list={list} onRetry={retry} onOpen={open} />
      </div>
      <p className="border-t border-line text-center text-15 font-semibold">
        <Link
          to="/notifications"
          onClick={onLeave}
          className="block rounded-b-card px-4 py-2.5 text-accent hover:underline"
        >
          {copy.seeAll}
        </Link>
      </p>
    </section>
  )
}

interface BodyProps {
  list: NotificationList
  onRetry: () => Promise<void>
  onOpen: (notification: Notification) => Promise<void>
}

function PanelBody({ list, onRetry, onOpen }: BodyProps) {
  const copy = useCopy(notificationsCopy)
  const ageText = useAgeText({ now: list.status === 'ready' ? list.readAt : new Date(0) })
  switch (list.status) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <div role="alert" className="px-6 py-8 text-center">
          <p className="mb-3 text-15">{copy.failed}</p>
          <Button look="secondary" onClick={() => void onRetry()}>
            {copy.retry}
          </Button>
        </div>
      )
    case 'ready':
      if (list.notifications.length === 0) return <EmptyNotifications />
      return (
        <ul className="divide-y divide-line">
          {list.notifications.map((notification) => (
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
}

/** Three lines where the notifications will stand. */
function Loading() {
  const copy = useCopy(notificationsCopy)
  return (
    <div role="status" className="space-y-4 px-4 py-4">
      <span className="sr-only">{copy.loading}</span>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <div key={width} aria-hidden="true" className={`h-4 animate-pulse rounded-control bg-line ${width}`} />
      ))}
    </div>
  )
}
