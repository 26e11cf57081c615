import { startTransition, useEffect, useState } from 'react'
import { callApi } from '#app/http/api-client.ts'
import type { HistorySession } from '#app/models/progress/history-session.ts'
import { loadDetails } from './load-details.ts'

/** What an open session shows; null while it is loaded. */
export type Opening = HistorySession | 'failed' | null

function isSession(answer: unknown, id: string): answer is HistorySession {
  return typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id
}

async function fetchSession(id: string, signal: AbortSignal): Promise<Opening> {
  try {
    const [answer] = await Promise.all([callApi(`/api/history/${id}`, { signal }), loadDetails()])
    return isSession(answer, id) ? answer : 'failed'
  } catch {
    return 'failed'
  }
}

/**
 * A session that unfolds in place: it is fetched when it is first opened, and stays.
 *
 * @param options.loaded what the page itself was loaded with: the session that its address opens.
 * @param options.isTarget whether the address points to it, so that it opens by itself.
 */
export function useSession(options: { id: string; loaded: HistorySession | null; isTarget: boolean }) {
  const { id, loaded, isTarget } = options
  const isWanted = isTarget || loaded !== null
  const [isOpen, setIsOpen] = useState(isWanted)
  const [opening, setOpening] = useState<Opening>(loaded)

  // The page was loaded again: for another address, or because a note was saved.
  const [before, setBefore] = useState({ loaded, isWanted })
  if (before.loaded !== loaded || before.isWanted !== isWanted) {
    setBefore({ loaded, isWanted })
    if (loaded) setOpening(loaded)
    if (isWanted && !before.isWanted) setIsOpen(true)
  }

  const isWaiting = isOpen && opening === null
  useEffect(() => {
    if (!isWaiting) return
    const leaving = new AbortController()
    void (async () => {
      const fetched = await fetchSession(id, leaving.signal)
      if (!leaving.signal.aborted) startTransition(() => setOpening(fetched))
    })()
    return () => leaving.abort()
  }, [id, isWaiting])

  return { isOpen, opening, retry: () => setOpening(null), toggle: () => setIsOpen(!isOpen) }
}
