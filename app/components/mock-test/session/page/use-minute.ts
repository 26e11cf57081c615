import { useEffect, useState } from 'react'

const LOOK_MS = 15_000

/** The current time in epoch milliseconds, for text with minute precision. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
