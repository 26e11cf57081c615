import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { GUEST_OWNER, LEFT_OWNER_COOKIE_NAME, SESSION_CHANNEL } from '#app/config/browser-storage.ts'
import { deleteSentDraft } from '../browser-storage/drafts.ts'
import { loadLogOut } from './lazy-log-out.tsx'
import { findPreference, updatePreference } from '../browser-storage/preferences.ts'
import { pageOwner } from '#app/http/session/page-owner.ts'
import { readCookie, sessionOwner, storageOwner } from '../browser-storage/owner.ts'

const ISO_DAY_LENGTH = 10

const SessionChanged = lazy(async () => ({ default: (await import('./session-changed.tsx')).SessionChanged }))

/** Whether the browser's session belongs to another account than the page. The server reports an ended session. */
function isSomebodyElse(): boolean {
  const [page, session] = [pageOwner(), sessionOwner()]
  return page !== null && session !== page && session !== GUEST_OWNER
}

const hasLeft = () => pageOwner() !== null && readCookie(LEFT_OWNER_COOKIE_NAME) === pageOwner()

async function leaveIfLoggedOut(): Promise<void> {
  if (hasLeft()) (await import('./log-out.ts')).leave()
}

/** Runs after an account has signed out, otherwise once a day. */
async function cleanUp(): Promise<void> {
  const today = new Date().toISOString().slice(0, ISO_DAY_LENGTH)
  if (readCookie(LEFT_OWNER_COOKIE_NAME) === undefined && findPreference('tidied') === today) return
  const { cleanUpAfterLogOut, deleteExpiredData } = await import('./clean-up.ts')
  await cleanUpAfterLogOut()
  await deleteExpiredData()
  updatePreference('tidied', today)
}

/** Recordings that were made without a connection. */
async function sendWhatWaits(): Promise<void> {
  const owner = pageOwner()
  if (owner === null || owner === GUEST_OWNER || isSomebodyElse()) return
  const { sendWaiting } = await import('../offline/send-waiting.ts')
  // Tried again with the next page, or when the connection is back.
  await sendWaiting().catch(() => undefined)
}

/**
 * Keeps a page to the account it was rendered for: it goes to /login after a log-out in another tab, sends nothing under
 * another account's session and says so, and reloads when restored from the back/forward cache under another session.
 */
export function SessionWatch() {
  const { key } = useLocation()
  const [isChanged, setChanged] = useState(false)

  useEffect(deleteSentDraft, [key])
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    const look = () => {
      if (document.visibilityState !== 'visible') return
      void leaveIfLoggedOut()
      setChanged(isSomebodyElse())
    }
    const stop = (event: Event) => {
      if (!isSomebodyElse()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setChanged(true)
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && sessionOwner() !== pageOwner()) location.reload()
    }
    document.addEventListener('visibilitychange', look, { signal })
    addEventListener('focus', look, { signal })
    addEventListener('pageshow', onPageShow, { signal })
    // Before any of the form's handlers.
    addEventListener('submit', stop, { signal, capture: true })
    const channel = new BroadcastChannel(SESSION_CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      // The tab that posted it does not receive it.
      if (data === storageOwner()) void import('./log-out.ts').then(({ leave }) => leave())
    })
    void cleanUp()
    // Preloaded, so that logging out works offline.
    if (pageOwner() !== GUEST_OWNER) void loadLogOut()
    void sendWhatWaits()
    addEventListener('online', () => void sendWhatWaits(), { signal })
    return () => {
      ends.abort()
      channel.close()
    }
  }, [])

  if (!isChanged) return null
  return (
    <Suspense>
      <SessionChanged />
    </Suspense>
  )
}
