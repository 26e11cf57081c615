import type { ErrorItem } from '#app/models/scoring/evaluation.ts'
import { FindingSentence } from './finding-sentence.tsx'
import { useMarks } from './marks.ts'
import { SeverityBadge } from './severity-badge.tsx'

/** The errors of one segment with their deductions. */
export function SegmentErrors({ errors }: { errors: ErrorItem[] }) {
  const { minus } = useMarks()
  if (errors.length === 0) return null
  return (
    <ul className="space-y-2">
      {errors.map((error, index) => (
        <li key={`${error.rule}-${index}`} className="flex items-baseline justify-between gap-x-4 text-15">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
            <SeverityBadge severity={error.type} />
            <span className="min-w-0 flex-1 basis-52">
              <FindingSentence error={error} />
            </span>
          </span>
          <span className="tabular font-semibold">{minus(error.deduction)}</span>
        </li>
      ))}
    </ul>
  )
}
