import { errorProfileCopy } from '#app/config/copy/error-profile.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import { useDayText } from '../../study-plan/day-text.ts'
import type { NamedProfile } from './error-chart.tsx'

const CELL = 'py-2 pl-1 text-right align-bottom'

/** The chart as a table: a row for each kind, a column for each week, narrow enough for a phone. */
export function ErrorTable({ profile: { weeks, kinds } }: { profile: NamedProfile }) {
  const copy = useCopy(errorProfileCopy)
  const { marks } = useMarks()
  const { short } = useDayText()
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">{copy.table}</summary>
      <table className="tabular w-full max-w-xl border-collapse text-13">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="w-20 py-2 align-bottom font-normal text-soft">
              {copy.week}
            </th>
            {weeks.map(({ monday }) => (
              <th key={monday} scope="col" className={`${CELL} font-normal text-soft`}>
                {short(monday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.category} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-semibold">
                {kind.name}
              </th>
              {weeks.map(({ monday }, week) => {
                const lost = kind.weeks[week] ?? null
                return (
                  <td key={monday} className={CELL}>
                    {lost === null ? '–' : marks(lost)}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr className="text-soft">
            <th scope="row" className="py-2 text-left font-normal">
              {copy.dialogues}
            </th>
            {weeks.map(({ monday, dialogues }) => (
              <td key={monday} className={CELL}>
                {dialogues}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </details>
  )
}
