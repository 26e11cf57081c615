import { useEffect } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

type Step = { from: Location; to: Location }

interface Props {
  sentence: string
  /** Whether a step leads away; unset: to another path. */
  isAway?: (step: Step) => boolean
}

const isOtherPath = ({ from, to }: Step) => from.pathname !== to.pathname

/** Asks before the page is left, for as long as it is rendered. */
export function LeaveQuestion({ sentence, isAway = isOtherPath }: Props) {
  useBeforeUnload(ask)
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => isAway({ from, to }))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The browser's own question, as it asks for a closed tab.
    if (window.confirm(sentence)) blocker.proceed()
    else blocker.reset()
  }, [blocker, sentence])
  return null
}
