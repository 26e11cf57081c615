import { useHydrated } from '../shell/use-hydrated.ts'

/**
 * Sends the browser's time zone, so that the learner's day follows it. Set by JavaScript: React's, or
 * public/account-forms.js.
 */
export function TimezoneField() {
  const isHydrated = useHydrated()
  const timezone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : ''
  return <input type="hidden" name="timezone" value={timezone} disabled={!isHydrated} data-timezone />
}
