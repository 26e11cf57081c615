import { notificationsCopy } from '#app/config/copy/notifications.ts'
import { useCopy } from '../shell/locale.ts'
import { BellOff } from 'lucide-react'

/** A notification's text, its age, and whether it is unread: by weight, a dot, and in words. */
export function NotificationLine({ message, age, isRead }: { message: string; age: string; isRead: boolean }) {
  const copy = useCopy(notificationsCopy)
  return (
    <span className="flex w-full items-start gap-3 text-left">
      <span aria-hidden="true" className={`mt-2 size-2 shrink-0 rounded-full ${isRead ? '' : 'bg-accent'}`} />
      <span className="min-w-0 flex-1">
        {!isRead && <span className="sr-only">{copy.unread}: </span>}
        <span className={`block text-15 text-ink ${isRead ? '' : 'font-semibold'}`}>{message}</span>
        <span className="mt-0.5 block text-13 text-soft">{age}</span>
      </span>
    </span>
  )
}

export function EmptyNotifications() {
  const copy = useCopy(notificationsCopy)
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-10 text-center">
      <BellOff aria-hidden="true" strokeWidth={1.75} className="mb-2 size-6 text-soft" />
      <p className="font-semibold">{copy.empty}</p>
      <p className="text-15 text-soft">{copy.emptyHint}</p>
    </div>
  )
}
