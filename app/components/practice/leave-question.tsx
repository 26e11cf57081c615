import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Asks before the page is left, for as long as it is rendered. */
export function LeaveQuestion({ sentence }: { sentence: string }) {
  useBeforeUnload(ask)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The browser's own question, as it asks for a closed tab.
    if (window.confirm(sentence)) blocker.proceed()
    else blocker.reset()
  }, [blocker, sentence])
  return null
}
