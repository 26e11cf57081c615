import { useHydrated } from '../shell/use-hydrated.ts'

/**
 * Tells the server the browser's time zone, so that a learner's day is their own. Needs JavaScript to know it: React's, or
 * public/account-forms.js.
 */
export function TimezoneField() {
  const isHydrated = useHydrated()
  const timezone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : ''
  return <input type="hidden" name="timezone" value={timezone} disabled={!isHydrated} data-timezone />
}
