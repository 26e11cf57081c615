import { insightCopy } from '#app/config/copy/insight.ts'
import type { SegmentInsight } from '#app/models/dialogues/insight/insight.ts'
import { DeskCell } from '../../../admin/desk-table.tsx'
import { FORMAT_LOCALES, useCopy, useLocale } from '../../../shell/locale.ts'

/** The figures of a segment, one cell each, in the order of `useInsightColumns`. */
export function InsightCells({ insight }: { insight: SegmentInsight | null }) {
  const copy = useCopy(insightCopy)
  const locale = FORMAT_LOCALES[useLocale()]
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const { columns, unknown } = copy
  if (!insight || insight.attempts === 0) {
    return (
      <>
        <DeskCell name={columns.attempts}>
          <span className="text-soft">{copy.untried}</span>
        </DeskCell>
        {[columns.plays, columns.thirdPlays, columns.lost, columns.missed, columns.disputes].map((name) => (
          <DeskCell key={name} className="max-md:hidden">
            {''}
          </DeskCell>
        ))}
      </>
    )
  }
  const { attempts, plays, thirdPlays, lost, missed, disputes } = insight
  const cells = [
    [columns.attempts, one.format(attempts)],
    [columns.plays, plays === null ? unknown : copy.times(one.format(plays))],
    [columns.thirdPlays, thirdPlays === null ? unknown : share.format(thirdPlays)],
    [columns.lost, lost === null ? unknown : one.format(lost)],
    [columns.missed, share.format(missed)],
    [columns.disputes, one.format(disputes)],
  ] as const
  return cells.map(([name, value]) => (
    <DeskCell key={name} name={name} isHalf className="whitespace-nowrap">
      {value}
    </DeskCell>
  ))
}

/** The headings of those cells. */
export function useInsightColumns(): string[] {
  const { columns } = useCopy(insightCopy)
  return [columns.attempts, columns.plays, columns.thirdPlays, columns.lost, columns.missed, columns.disputes]
}
