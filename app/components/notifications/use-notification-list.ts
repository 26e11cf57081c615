import { useEffect, useState } from 'react'
import { callApi } from '#app/http/api-client.ts'
import { type Notification, readNotifications } from '#app/models/notifications/notification.ts'

type NotificationList =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; notifications: Notification[]; readAt: Date }

async function fetchList(signal?: AbortSignal): Promise<NotificationList> {
  try {
    const body = await callApi('/api/notifications', { ...(signal && { signal }) })
    return { status: 'ready', notifications: readNotifications(body), readAt: new Date() }
  } catch {
    return { status: 'failed' }
  }
}

/** The list, fetched on mount. */
export function useNotificationList() {
  const [list, setList] = useState<NotificationList>({ status: 'loading' })

  useEffect(() => {
    const leaving = new AbortController()
    async function load() {
      const fetched = await fetchList(leaving.signal)
      if (!leaving.signal.aborted) setList(fetched)
    }
    void load()
    return () => leaving.abort()
  }, [])

  const refresh = async () => setList(await fetchList())
  const retry = async () => {
    setList({ status: 'loading' })
    await refresh()
  }
  return { list, refresh, retry }
}
