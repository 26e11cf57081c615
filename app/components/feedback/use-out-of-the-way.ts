import { type RefObject, useEffect, useState } from 'react'
import { useScrollAway } from './use-scroll-away.ts'

/** Whether to hide the floating button: while the user scrolls down, and where it would cover a control. */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>): boolean {
  const isAway = useScrollAway()
  // Hidden until measured.
  const [isCovering, setCovering] = useState(true)
  useEffect(() => {
    const element = floating.current
    if (!element) return
    let stop = () => {}
    let isOver = false
    const watch = async () => {
      try {
        // Loaded later, so that the page does not wait for it.
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
