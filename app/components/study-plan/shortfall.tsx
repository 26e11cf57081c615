import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import type { Shortfall as Missing } from '#app/models/study-plan/shortfall.ts'
import { useCopy } from '../shell/locale.ts'

/** Says that the time up to the test is short, and how that is counted. */
export function Shortfall({ wanted, available }: Missing) {
  const copy = useCopy(studyPlanCopy)
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p className="measure">{copy.shortfall(wanted, available)}</p>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">
          {copy.shortfallWhy}
        </summary>
        <p className="measure text-15 text-soft">{copy.shortfallRule}</p>
      </details>
    </div>
  )
}
