import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { useCopy } from '../shell/locale.ts'
import { useDayText } from './day-text.ts'

interface Props {
  testDate: string | null
  /** Negative once the test is over. */
  daysLeft: number | null
}

/** The days to the test, or how one is booked. */
export function Countdown({ testDate, daysLeft }: Props) {
  const copy = useCopy(studyPlanCopy)
  const { long } = useDayText()
  if (testDate !== null && daysLeft !== null) {
    return (
      <div>
        <p className="display text-26">{daysLeft < 0 ? copy.testOver : copy.countdown(daysLeft)}</p>
        <p className="text-15 text-soft">{copy.testOn(long(testDate))}</p>
      </div>
    )
  }
  return (
    <div>
      <p className="display text-26">{copy.noDate}</p>
      <p className="measure text-15 text-soft">{copy.noDateText}</p>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">
          {copy.booking.summary}
        </summary>
        <div className="measure space-y-2 text-15">
          {copy.booking.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="text-13 text-soft">{copy.booking.source}</p>
        </div>
      </details>
    </div>
  )
}
