import { useEffect, useRef, useState } from 'react'
import { MINUTE_MS, MINUTE_SECONDS, SECOND_MS } from '#app/config/time.ts'

const TICK_MS = 250

/** The seconds left of so many minutes, counted from the first question that is there to be answered. */
export function useCountdown(minutes: number, isRunning: boolean): { secondsLeft: number; clock: string } {
  const lengthMs = minutes * MINUTE_MS
  const [leftMs, setLeftMs] = useState(lengthMs)
  const endsAt = useRef<number>(undefined)
  useEffect(() => {
    if (!isRunning) return undefined
    const end = endsAt.current ?? Date.now() + lengthMs
    endsAt.current = end
    const timer = setInterval(() => setLeftMs(Math.max(end - Date.now(), 0)), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning, lengthMs])
  const secondsLeft = Math.ceil(leftMs / SECOND_MS)
  const seconds = String(secondsLeft % MINUTE_SECONDS).padStart(2, '0')
  return { secondsLeft, clock: `${Math.floor(secondsLeft / MINUTE_SECONDS)}:${seconds}` }
}
