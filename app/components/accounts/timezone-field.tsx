import { useHydrated } from '../shell/use-hydrated.ts'

/** Tells the server the browser's time zone, so that a learner's day is their own. Needs JavaScript to know it. */
export function TimezoneField() {
  if (!useHydrated()) return null
  return <input type="hidden" name="timezone" value={new Intl.DateTimeFormat().resolvedOptions().timeZone} />
}
