import { ChevronRight } from 'lucide-react'
import { mockTestMenuCopy } from '#app/config/copy/mock-test-menu.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { PastTest } from '#app/models/mock-test/menu-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { historySearch } from '#app/models/progress/history-filter.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import { useSharedTitle } from '../../shell/use-shared-title.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'

export const PAST_TESTS_ID = 'past-tests'

function PastTestRow({ test }: { test: PastTest }) {
  const copy = useCopy(mockTestMenuCopy).history
  const { marks } = useMarks()
  const { id, title, date, completedAt, score, outOf, passed, markedBy, officialLine } = test
  const path = sessionPath(id)
  const sharedTitle = useSharedTitle(path)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_auto_10rem]">
      <div className="min-w-0">
        <h3 className={`text-16 ${sharedTitle}`}>{title}</h3>
        <p className="text-15 text-soft">
          <time dateTime={completedAt}>{date}</time>
        </p>
      </div>
      <p className="flex items-center gap-3 max-md:flex-col max-md:items-end max-md:gap-1">
        {markedBy === 'learner' ? (
          <Badge>{copy.selfMarked}</Badge>
        ) : (
          <Badge look={passed ? 'pass' : 'warning'}>{passed ? copy.passed : copy.notYet}</Badge>
        )}
        <span className="display tabular text-20 whitespace-nowrap">
          {copy.score({ marks: marks(score), of: outOf })}
        </span>
      </p>
      <p className="tabular text-13 text-soft max-md:col-span-2 md:col-span-2 md:col-start-1 md:row-start-2">
        {officialLine}
      </p>
      <Link
        to={path}
        viewTransition
        aria-label={`${copy.report}: ${title}, ${date}`}
        className="inline-flex min-h-11 items-center gap-1 text-15 font-semibold text-accent underline-offset-4 hover:underline max-md:col-span-2 md:col-start-3 md:row-span-2 md:row-start-1 md:justify-self-end"
      >
        {copy.report}
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </Link>
    </li>
  )
}

/** The learner's latest tests, newest first; History has the rest. */
export function PastTests({ tests, hasMore }: { tests: PastTest[]; hasMore: boolean }) {
  const copy = useCopy(mockTestMenuCopy).history
  return (
    <section aria-labelledby={PAST_TESTS_ID} className="mt-12">
      <h2 id={PAST_TESTS_ID} className="border-b border-ink pb-2 text-26">
        {copy.title}
      </h2>
      {tests.length === 0 ? (
        <p className="measure mt-4 text-soft">{copy.empty}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {tests.map((test) => (
            <PastTestRow key={test.id} test={test} />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="mt-2">
          <Link
            to={PLACES.history + historySearch({ type: 'mock-test', topic: undefined })}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {copy.all}
            <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </Link>
        </p>
      )}
    </section>
  )
}
