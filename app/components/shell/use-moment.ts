import { useLocale } from './locale.ts'

/** Writes a moment (ISO 8601) as day and time of this time zone, in the language of the page. */
export function useMoment(timeZone: string): (iso: string) => string {
  const locale = useLocale()
  const moment = new Intl.DateTimeFormat(`${locale}-AU`, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (iso) => moment.format(new Date(iso))
}
