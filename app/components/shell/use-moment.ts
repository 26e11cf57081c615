import { dateFormat } from '#app/config/formats.ts'
import { FORMAT_LOCALES, useLocale } from './locale.ts'

/** Formats an ISO 8601 timestamp as date and time in the user's time zone and the language of the page. */
export function useMoment(timeZone: string): (iso: string) => string {
  const locale = FORMAT_LOCALES[useLocale()]
  const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (iso) => moment.format(new Date(iso))
}

/** The same for the date alone. */
export function useDay(timeZone: string): (iso: string) => string {
  const locale = FORMAT_LOCALES[useLocale()]
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone })
  return (iso) => day.format(new Date(iso))
}
