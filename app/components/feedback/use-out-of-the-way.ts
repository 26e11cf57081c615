import { type RefObject, useEffect, useState } from 'react'
import { useScrollAway } from './use-scroll-away.ts'

/** Whether what floats should be out of the way: while one reads on, and wherever it would cover a control. */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>): boolean {
  const isAway = useScrollAway()
  // Until that is known.
  const [isCovering, setCovering] = useState(true)
  useEffect(() => {
    const element = floating.current
    if (!element) return
    let stop = () => {}
    let isOver = false
    const watch = async () => {
      try {
        // Not among what a page waits for.
        const { watchControls } = await import('./watch-controls.ts')
        if (!isOver) stop = watchControls(element, setCovering)
      } catch {
        setCovering(false)
      }
    }
    void watch()
    return () => {
      isOver = true
      stop()
    }
  }, [floating])
  return isAway || isCovering
}
