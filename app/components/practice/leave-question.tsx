import { useEffect } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

type Step = { from: Location; to: Location }

interface Props {
  sentence: string
  /** Whether a navigation leaves; by default, one to another path. */
  isAway?: (step: Step) => boolean
}

const isOtherPath = ({ from, to }: Step) => from.pathname !== to.pathname

/** Confirms leaving the page, while rendered. */
export function LeaveQuestion({ sentence, isAway = isOtherPath }: Props) {
  useBeforeUnload(ask)
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => isAway({ from, to }))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The browser's own confirmation, as for closing a tab.
    if (window.confirm(sentence)) blocker.proceed()
    else blocker.reset()
  }, [blocker, sentence])
  return null
}
