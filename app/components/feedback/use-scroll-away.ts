import { useEffect, useState } from 'react'

/** Smaller movements are a resting finger. */
const MOVE_PX = 8
/** This close to its end, a page has room for the button (components/shell/page-frame.tsx). */
const END_PX = 80

/** Whether to hide the floating button: while scrolling down, until scrolling up or reaching the end. */
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
