import { BellOff } from 'lucide-react'
import { notificationsCopy } from '#app/config/copy/notifications.ts'
import { useCopy } from '../shell/locale.ts'

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
