import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Runs the callback after navigation, to close whatever was open over the previous page. */
export function useLeaving(onLeave: () => void): void {
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    onLeave()
  }, [key, onLeave])
}
