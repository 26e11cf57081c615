import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Calls back once another page is there: what was open over the last one closes. */
export function useLeaving(onLeave: () => void): void {
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    onLeave()
  }, [key, onLeave])
}
