import { Form } from 'react-router'
import { notificationsCopy } from '#app/config/copy/notifications.ts'
import type { Notification } from '#app/models/notifications/notification.ts'
import { useCopy } from '../shell/locale.ts'
import { Page } from '../shell/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { EmptyNotifications, NotificationLine } from './notification-line.tsx'
import { useAgeText } from './use-age-text.ts'

interface Props {
  notifications: Notification[]
  /** When the page was rendered, so that browser and server format ages alike. */
  now: string
  timeZone: string
  /** Address of the next page. */
  older: string | undefined
  isFirstPage: boolean
}

/** All notifications; each is a button that marks it as read and opens its target. */
export function NotificationsPage({ notifications, now, timeZone, older, isFirstPage }: Props) {
  const copy = useCopy(notificationsCopy)
  const ageText = useAgeText({ now: new Date(now), timeZone })
  return (
    <Page title={copy.title} subtitle={copy.description}>
      {notifications.length === 0 ? (
        <EmptyNotifications />
      ) : (
        <ul className="-mt-2 max-w-2xl divide-y divide-line border-y border-line">
          {notifications.map(({ id, message, isRead, createdAt }) => (
            <li key={id}>
              <Form method="post">
                <button
                  type="submit"
                  name="id"
                  value={id}
                  className="flex min-h-11 w-full py-4 transition-colors duration-150 ease-out hover:bg-accent-wash md:px-3"
                >
                  <NotificationLine message={message} isRead={isRead} age={ageText(createdAt)} />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Pager
        older={{ to: older, label: copy.older }}
        newest={{ to: isFirstPage ? undefined : '/notifications', label: copy.newest }}
      />
    </Page>
  )
}
