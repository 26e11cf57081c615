import { dateFormat } from '#app/config/formats.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FORMAT_LOCALES, useLocale } from '../../shell/locale.ts'
import { useClock } from './use-greeting.ts'

/** The date, and this device's time. */
export function DayLine({ day }: { day: string }) {
  const locale = FORMAT_LOCALES[useLocale()]
  const clock = useClock()
  const date = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const time = dateFormat(locale, { timeStyle: 'medium' })
  return (
    <>
      <time dateTime={day}>{date.format(new Date(day))}</time>{' '}
      {clock ? (
        <time className="tabular" dateTime={clock.toISOString()}>
          · {time.format(clock)}
        </time>
      ) : (
        <Skeleton className="h-4 w-24" />
      )}
    </>
  )
}
