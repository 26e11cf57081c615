import { historyCopy } from '#app/config/copy/history.ts'
import type { HistorySummary } from '#app/models/progress/history-filter.ts'
import { useCopy } from '../../shell/locale.ts'

/** Four figures in one frame, separated by hairlines. */
export function HistorySummaryCards({ summary }: { summary: HistorySummary }) {
  const copy = useCopy(historyCopy).summary
  const selfMarked = summary.selfMarked.practice + summary.selfMarked.mockTests
  const figures = [
    { name: copy.practice, value: String(summary.practice) },
    { name: copy.mockTests, value: String(summary.mockTests) },
    { name: copy.passed, value: String(summary.passed) },
    { name: copy.passRate, value: copy.percent(summary.passRate) },
  ]
  return (
    <section aria-label={copy.label}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end bg-surface px-4 py-3 md:px-5 md:py-4">
            <dt className="text-13 text-soft">{name}</dt>
            <dd className="display tabular text-34">{value}</dd>
          </div>
        ))}
      </dl>
      {selfMarked > 0 && <p className="mt-2 text-15 text-soft">{copy.selfMarked(selfMarked)}</p>}
    </section>
  )
}
