import { errorProfileCopy } from '#app/config/copy/error-profile.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import { useDayText } from '../../study-plan/day-text.ts'
import type { NamedProfile } from './error-chart.tsx'

/** The chart as a table: a row for each week, the newest first. It scrolls sideways on phones. */
export function ErrorTable({ profile: { weeks, kinds } }: { profile: NamedProfile }) {
  const copy = useCopy(errorProfileCopy)
  const { marks } = useMarks()
  const { short } = useDayText()
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 text-15 font-semibold text-accent">{copy.table}</summary>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div role="region" aria-label={copy.tableLabel} tabIndex={0} className="overflow-x-auto">
        <table className="tabular w-full border-collapse text-15">
          <thead>
            <tr className="border-b border-ink text-left align-bottom">
              <th scope="col" className="py-2 pr-3 font-normal text-soft">
                {copy.week}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal text-soft">
                {copy.dialogues}
              </th>
              {kinds.map(({ category, name }) => (
                <th key={category} scope="col" className="py-2 pl-3 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks
              .map(({ monday, dialogues }, week) => (
                <tr key={monday} className="border-b border-line">
                  <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                    {short(monday)}
                  </th>
                  <td className="py-2 pl-3 text-right">{dialogues}</td>
                  {kinds.map((kind) => {
                    const lost = kind.weeks[week] ?? null
                    return (
                      <td key={kind.category} className="py-2 pl-3 text-right">
                        {lost === null ? '–' : marks(lost)}
                      </td>
                    )
                  })}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </div>
    </details>
  )
}
