import { ChevronDown } from 'lucide-react'
import { lazy } from 'react'
import { historyCopy } from '#app/config/copy/history.ts'
import type { HistoryResult, HistorySession } from '#app/models/progress/history-session.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { BridgeSparkline } from '../dashboard/bridge-sparkline.tsx'

/** Lazy without a fallback, so that it renders without JavaScript. */
const SessionDetails = lazy(async () => ({ default: (await import('./session-details.tsx')).SessionDetails }))

function Marks({ result, markedBy }: { result: HistoryResult } & Pick<HistorySession, 'markedBy'>) {
  const copy = useCopy(historyCopy).row
  const { part } = result
  const { marks } = useMarks()
  return (
    <span className="flex items-center gap-3">
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

function Counts({ counts }: Pick<HistoryResult, 'counts'>) {
  const copy = useCopy(historyCopy).row
  const tone = (count: number, hue: string) => (count > 0 ? `font-semibold ${hue}` : 'text-soft')
  return (
    <span className="tabular flex gap-3 text-13 whitespace-nowrap">
      <span className={tone(counts.critical, 'text-critical')}>{copy.critical(counts.critical)}</span>
      <span className={tone(counts.minor, 'text-minor')}>{copy.minor(counts.minor)}</span>
    </span>
  )
}

function Summary({ session }: { session: HistorySession }) {
  const copy = useCopy(historyCopy)
  const { title, topic, level, date, createdAt, status, markedBy, result } = session
  const nameOf = useTopicName()
  return (
    <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-4 hover:bg-accent-wash/50 md:grid-cols-[minmax(0,1fr)_11rem_9rem_9.5rem] md:px-3 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 max-md:col-span-2">
        <span className="block font-semibold">{title}</span>
        <span className="block text-15 text-soft">
          <time dateTime={createdAt}>{date}</time> · {copy.levels[level]} · {nameOf(topic)}
        </span>
      </span>
      {result ? (
        <>
          <span className="order-2 justify-self-end">
            <Marks result={result} markedBy={markedBy} />
          </span>
          <span className="order-1">
            {result.segments.length > 0 && <BridgeSparkline segments={result.segments} />}
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
        {result && <Counts counts={result.counts} />}
        <span className="flex items-center gap-1 text-15 text-accent">
          {copy.row.view}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 transition-transform duration-150 ease-out group-open:rotate-180"
          />
        </span>
      </span>
    </summary>
  )
}

/** A session, collapsed to its verdict. */
export function HistoryRow({ session }: { session: HistorySession }) {
  return (
    <li>
      <details className="group">
        <Summary session={session} />
        <div id={`session-${session.id}`} className="pt-3 pb-8 md:px-3">
          <SessionDetails session={session} />
        </div>
      </details>
    </li>
  )
}
