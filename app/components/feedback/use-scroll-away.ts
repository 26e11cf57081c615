import { useEffect, useState } from 'react'

/** Smaller moves are a finger at rest. */
const MOVE_PX = 8
/** So near its end a page has room for the button (components/shell/page-frame.tsx). */
const END_PX = 80

/** Whether what floats should be out of the way: while one reads on, until one scrolls back or reaches the end. */
export function useScrollAway(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    const look = () => {
      const { scrollY, innerHeight } = window
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - END_PX
      if (isAtEnd || scrollY <= 0) setAway(false)
      else if (Math.abs(scrollY - before) < MOVE_PX) return
      else setAway(scrollY > before)
      before = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isAway
}
