import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { type PartOfDay, partOfDay } from '#app/models/progress/local-time.ts'
import { useCopy } from '../../shell/locale.ts'
import { useSyncExternalStore } from 'react'

/**
 * The greeting: by the learner's time zone on the server, then by this device's clock. `name` is null for guests; `part` is
 * null if the server does not know it.
 */
export function useGreeting(options: { name: string | null; part: PartOfDay | null }): string {
  const { name, part } = options
  const copy = useCopy(dashboardCopy)
  const clock = useClock()
  const now = clock ? partOfDay(clock.getHours()) : part
  if (name !== null && now !== null) return copy.greeting[now](name)
  return copy.guestGreeting[now ?? 'unknown']
}

const SECOND_MS = 1_000

function subscribe(onTick: () => void) {
  const timer = window.setInterval(onTick, SECOND_MS)
  return () => window.clearInterval(timer)
}

/** This device's time, every second; undefined on the server and in the first render. */
export function useClock(): Date | undefined {
  const second = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / SECOND_MS),
    () => undefined,
  )
  return second === undefined ? undefined : new Date(second * SECOND_MS)
}
