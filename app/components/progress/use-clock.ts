import { useSyncExternalStore } from 'react'
import { SECOND_MS } from '#app/config/time.ts'

function subscribe(onTick: () => void) {
  const timer = window.setInterval(onTick, SECOND_MS)
  return () => window.clearInterval(timer)
}

/** The time of this device, every second; undefined on the server and in the first render. */
export function useClock(): Date | undefined {
  const second = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / SECOND_MS),
    () => undefined,
  )
  return second === undefined ? undefined : new Date(second * SECOND_MS)
}
