import { errorWordsCopy } from '#app/config/copy/error-words.ts'
import { historyCopy } from '#app/config/copy/history.ts'
import type { HistoryResult } from '#app/models/progress/history-session.ts'
import { FindingSentence } from '../../scoring/finding-sentence.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { SeverityBadge } from '../../scoring/severity-badge.tsx'
import { useCopy } from '../../shell/locale.ts'

/** What came off, line by line, and what is left. */
export function SessionSheet({ errors, score }: Pick<HistoryResult, 'errors' | 'score'>) {
  const copy = useCopy(historyCopy)
  const { category } = useCopy(errorWordsCopy)
  const { marks, minus } = useMarks()
  return (
    <>
      {errors.length === 0 && <p className="mt-1 text-soft">{copy.details.noErrors}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {errors.map((error, index) => (
          <li key={`${error.segment}-${index}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
                <SeverityBadge severity={error.severity} />
                <span className="font-semibold text-ink">{category[error.category]}</span>
                <span>{copy.details.segment(error.segment)}</span>
              </p>
              <p className="measure mt-1">
                <FindingSentence error={error} />
              </p>
              {error.model !== undefined && error.model !== errors[index - 1]?.model && (
                <p className="measure mt-1 text-15 text-soft">
                  {copy.details.model}: “{error.model}”
                </p>
              )}
            </div>
            <p className="tabular text-15 font-semibold whitespace-nowrap">{minus(error.deduction)}</p>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 pt-2">
        <span className="font-semibold">{copy.details.total}</span>
        <span className="display tabular text-20">{copy.row.score(marks(score))}</span>
      </p>
    </>
  )
}
