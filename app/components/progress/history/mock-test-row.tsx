import { ChevronDown } from 'lucide-react'
import { href } from 'react-router'
import { historyCopy } from '#app/config/copy/history.ts'
import { HISTORY_PASS_MARKS } from '#app/config/mock-test-session.ts'
import type { HistoryMockTest } from '#app/models/progress/history-entry.ts'
import { useTopicNames } from '../../dialogues/topic-name.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'

function Summary({ test }: { test: HistoryMockTest }) {
  const { row, mockTest } = useCopy(historyCopy)
  const { marks } = useMarks()
  const namesOf = useTopicNames()
  return (
    <summary className="flex list-none flex-wrap items-center gap-x-4 gap-y-1.5 py-4 hover:bg-accent-wash/50 md:px-3 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1 basis-full md:basis-0">
        <span className="block font-semibold">{mockTest.title}</span>
        <span className="block text-15 text-soft">
          <time dateTime={test.createdAt}>{test.date}</time> · {namesOf(test.topics)}
        </span>
      </span>
      <span className="flex items-center gap-3">
        {test.markedBy === 'learner' ? (
          <Badge>{row.selfMarked}</Badge>
        ) : (
          <Badge look={test.passed ? 'pass' : 'fail'}>{test.passed ? row.pass : row.fail}</Badge>
        )}
        <span className="display tabular text-20 whitespace-nowrap">
          {mockTest.score(marks(test.score), test.outOf)}
        </span>
      </span>
      <span className="ml-auto flex items-center gap-1 text-15 text-accent">
        {mockTest.view}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </span>
      <span className="tabular basis-full text-13 text-soft">{test.officialLine}</span>
    </summary>
  )
}

/** A finished mock test: History's badge, and the verdict by the official rule next to it. */
export function MockTestRow({ test }: { test: HistoryMockTest }) {
  const copy = useCopy(historyCopy).mockTest
  return (
    <li>
      <details className="group">
        <Summary test={test} />
        <div className="pt-1 pb-8 md:px-3">
          <p>{copy.dialogues(test.title)}</p>
          <p className="mt-1 text-15 text-soft">
            {test.markedBy === 'learner' ? copy.selfMarked : copy.badge(HISTORY_PASS_MARKS)}
          </p>
          <p className="mt-4">
            <ButtonLink look="secondary" to={href('/mock-test/session/:mockTestId', { mockTestId: String(test.id) })}>
              {copy.report}
            </ButtonLink>
          </p>
        </div>
      </details>
    </li>
  )
}
