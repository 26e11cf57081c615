import { ChevronDown, ChevronUp } from 'lucide-react'
import { historyCopy } from '#app/config/copy/history.ts'
import type { HistoryRow, RowResult } from '#app/models/progress/history-row.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { BridgeSparkline } from '../dashboard/bridge-sparkline.tsx'

function Marks({ result, markedBy }: { result: RowResult } & Pick<HistoryRow, 'markedBy'>) {
  const copy = useCopy(historyCopy).row
  const { part } = result
  const { marks } = useMarks()
  return (
    <span className="order-2 flex items-center gap-3 justify-self-end">
      {part && <Badge>{part.name}</Badge>}
      {markedBy === 'learner' ? (
        <Badge>{copy.selfMarked}</Badge>
      ) : part ? null : (
        <Badge look={result.passed ? 'pass' : 'fail'}>{result.passed ? copy.pass : copy.fail}</Badge>
      )}
      <span className="display tabular text-20 whitespace-nowrap">
        {part ? `${marks(part.kept)}/${marks(part.outOf)}` : copy.score(marks(result.score))}
      </span>
    </span>
  )
}

function Counts({ critical, minor }: Pick<RowResult, 'critical' | 'minor'>) {
  const copy = useCopy(historyCopy).row
  const tone = (count: number, hue: string) => (count > 0 ? `font-semibold ${hue}` : 'text-soft')
  return (
    <span className="tabular flex gap-3 text-13 whitespace-nowrap">
      <span className={tone(critical, 'text-critical')}>{copy.critical(critical)}</span>
      <span className={tone(minor, 'text-minor')}>{copy.minor(minor)}</span>
    </span>
  )
}

/** What is said of a session in one line: on phones, in three. */
export function HistoryLine({ row, isOpen }: { row: HistoryRow; isOpen: boolean }) {
  const copy = useCopy(historyCopy)
  const { title, topic, level, date, createdAt, status, markedBy, result } = row
  const nameOf = useTopicName()
  const Arrow = isOpen ? ChevronUp : ChevronDown
  return (
    <>
      <span className="min-w-0 max-md:col-span-2">
        <span className="block font-semibold">{title}</span>
        <span className="block text-15 text-soft">
          <time dateTime={createdAt}>{date}</time>
          {` · ${copy.levels[level]} · ${nameOf(topic)}`}
        </span>
      </span>
      {result ? (
        <>
          <Marks result={result} markedBy={markedBy} />
          <span className="order-1">
            {result.verdicts.length > 0 && <BridgeSparkline verdicts={result.verdicts} />}
          </span>
        </>
      ) : (
        <span className="order-1 max-md:col-span-2 md:col-span-2 md:justify-self-end">
          {status !== 'scored' && (
            <Badge look={status === 'received' ? 'neutral' : 'warning'}>{copy.row[status]}</Badge>
          )}
        </span>
      )}
      <span className="flex items-center justify-between gap-x-3 order-3 max-md:col-span-2 md:flex-col md:items-end">
        {result && <Counts critical={result.critical} minor={result.minor} />}
        <span className="flex items-center gap-1 text-15 text-accent">
          {copy.row.view}
          <Arrow aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </span>
      </span>
    </>
  )
}
