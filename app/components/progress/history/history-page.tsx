import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { PROGRESS_PATH } from '#app/config/coach-paths.ts'
import { historyCopy } from '#app/config/copy/history.ts'
import { PLACES } from '#app/config/navigation.ts'
import {
  type HistoryFilter,
  type HistorySummary,
  type HistoryType,
  sessionAnchor,
} from '#app/models/progress/history-filter.ts'
import type { HistoryEntry } from '#app/models/progress/history-entry.ts'
import type { HistorySession } from '#app/models/progress/history-session.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryRow } from './history-row.tsx'
import { HistorySummaryCards } from './history-summary.tsx'
import { MockTestRow } from './mock-test-row.tsx'

interface Props {
  filter: HistoryFilter
  summary: HistorySummary
  counts: Record<HistoryType, number>
  topics: string[]
  entries: HistoryEntry[]
  /** The session that the address opens. */
  opened: HistorySession | null
  /** Address of the next page. */
  older: string | undefined
  isFirstPage: boolean
}

function Empty({ title, text, to, action }: { title: string; text: string; to: string; action: string }) {
  return (
    <div className="py-12 text-center">
      <h2 className="text-26">{title}</h2>
      <p className="measure mx-auto mt-2 text-soft">{text}</p>
      <ButtonLink to={to} className="mt-5">
        {action}
      </ButtonLink>
    </div>
  )
}

function Sessions({ entries, opened, older, isFirstPage }: Omit<Props, 'filter' | 'summary' | 'counts' | 'topics'>) {
  const copy = useCopy(historyCopy)
  const { search, hash } = useLocation()
  const query = new URLSearchParams(search)
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="sr-only">
        {copy.list}
      </h2>
      <ul className="divide-y divide-line border-b border-line">
        {entries.map((entry) =>
          entry.kind === 'practice' ? (
            <HistoryRow
              key={entry.row.id}
              row={entry.row}
              query={query}
              loaded={opened?.id === entry.row.id ? opened : null}
              isTarget={hash === `#${sessionAnchor(entry.row.id)}`}
            />
          ) : (
            <MockTestRow key={entry.test.id} test={entry.test} />
          ),
        )}
      </ul>
      <div className="mt-4 flex flex-wrap gap-4">
        {older !== undefined && (
          <ButtonLink look="secondary" to={older}>
            {copy.older}
          </ButtonLink>
        )}
        {!isFirstPage && (
          <ButtonLink look="quiet" to="?">
            {copy.newest}
          </ButtonLink>
        )}
      </div>
      <p className="measure mt-4 text-13 text-soft">{copy.estimate}</p>
    </section>
  )
}

/** Figures, filters, and one page of sessions. */
export function HistoryPage(props: Props) {
  const copy = useCopy(historyCopy)
  const { filter, summary, counts, topics, entries, isFirstPage } = props
  const isFiltered = filter.type !== 'all' || filter.topic !== undefined || !isFirstPage
  const isEmpty = entries.length === 0
  if (isEmpty && !isFiltered && counts.all === 0) {
    return (
      <>
        <HistorySummaryCards summary={summary} />
        <Empty {...copy.empty} to={PLACES.practice} action={copy.empty.start} />
      </>
    )
  }
  return (
    <>
      <HistorySummaryCards summary={summary} />
      <p className="mt-2">
        <Link to={PROGRESS_PATH} className="inline-flex min-h-11 items-center text-accent">
          {copy.profile}
        </Link>
      </p>
      <div className="mt-4">
        <HistoryFilters filter={filter} counts={counts} topics={topics} />
        {isEmpty ? <Empty {...copy.noMatch} to="?" action={copy.noMatch.reset} /> : <Sessions {...props} />}
      </div>
    </>
  )
}
