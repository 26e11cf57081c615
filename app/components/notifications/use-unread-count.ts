import { useEffect, useState } from 'react'
import { UNREAD_POLL_MS } from '#app/config/notifications.ts'
import { callApi } from '#app/http/api-client.ts'
import { readUnreadCount } from '#app/models/notifications/unread-count.ts'

const COUNT_PATH = '/api/notifications/unread-count'

async function fetchCount(): Promise<number | undefined> {
  try {
    return readUnreadCount(await callApi(COUNT_PATH))
  } catch {
    // The last number stays until the next response.
    return undefined
  }
}

/** The number of unread notifications, polled every 30 seconds while the page is visible. */
export function useUnreadCount(fromServer: number) {
  const [count, setCount] = useState(fromServer)
  const [lastFromServer, setLastFromServer] = useState(fromServer)
  if (fromServer !== lastFromServer) {
    setLastFromServer(fromServer)
    setCount(fromServer)
  }

  useEffect(() => {
    async function ask() {
      if (document.hidden) return
      const fetched = await fetchCount()
      if (fetched !== undefined) setCount(fetched)
    }
    const timer = setInterval(() => void ask(), UNREAD_POLL_MS)
    return () => clearInterval(timer)
  }, [])
  const refresh = async () => {
    const fetched = await fetchCount()
    if (fetched !== undefined) setCount(fetched)
  }
  return { count, refresh }
}
