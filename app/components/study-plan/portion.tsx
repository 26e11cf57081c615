import { Check } from 'lucide-react'
import { Link } from '../ui/link.tsx'
import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { ACTIVITY_PATHS } from '#app/models/study-plan/activity-paths.ts'
import type { TodayPart } from '#app/models/study-plan/portion.ts'
import type { WeekTheme } from '#app/models/study-plan/week-theme.ts'
import { useCopy } from '../shell/locale.ts'
import { useDayText } from './day-text.ts'

export interface PortionProps {
  parts: readonly TodayPart[]
  /** Minutes of today, and those that were done. */
  minutes: number
  done: number
  theme: WeekTheme | null
  /** Until when the plan is paused; null if it is not. */
  pausedUntil: string | null
}

function Parts({ parts }: Pick<PortionProps, 'parts'>) {
  const copy = useCopy(studyPlanCopy)
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {parts.map(({ activity, minutes, done }) => (
        <li key={activity}>
          <Link
            to={ACTIVITY_PATHS[activity]}
            className="flex min-h-11 items-center justify-between gap-3 py-2 no-underline"
          >
            <span className="font-semibold text-accent">{copy.activities[activity]}</span>
            <span className="flex items-center gap-1 text-15 whitespace-nowrap text-soft">
              {done >= minutes && <Check aria-hidden="true" strokeWidth={2} className="size-4 text-success" />}
              {done >= minutes ? copy.today.done : copy.today.of(done, minutes)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Today's portion, part by part, and what was done of it. */
export function Portion({ parts, minutes, done, theme, pausedUntil }: PortionProps) {
  const copy = useCopy(studyPlanCopy)
  const { long } = useDayText()
  if (pausedUntil !== null) return <p>{copy.today.paused(long(pausedUntil))}</p>
  if (parts.length === 0) {
    return (
      <div>
        <p>{copy.today.free}</p>
        <p className="text-15 text-soft">{copy.today.freeText}</p>
      </div>
    )
  }
  return (
    <div>
      {parts.length > 1 && <p className="tabular text-15 text-soft">{copy.today.of(done, minutes)}</p>}
      {done >= minutes && <p className="mt-1 font-semibold text-success">{copy.today.met}</p>}
      <Parts parts={parts} />
      {theme !== null && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">{copy.today.why}</summary>
          <p className="measure text-15">{copy.today.whyText(copy.themes[theme].name)}</p>
        </details>
      )}
    </div>
  )
}
