import { href } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { PLACES } from '#app/config/navigation.ts'
import { RECENT_SESSIONS_ON_PHONES } from '#app/config/progress.ts'
import { sessionPath } from '#app/models/progress/history-filter.ts'
import { useTopicNames } from '../../dialogues/topic-name.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'

interface RecentSession {
  kind: 'practice' | 'mock-test'
  id: string
  title: string
  topics: string[]
  date: string
  createdAt: string
  /** Out of `outOf`. */
  score: number
  outOf: number
  passed: boolean
  markedBy: 'machine' | 'learner'
  officialLine: string | null
}

function Line({ session }: { session: RecentSession }) {
  const copy = useCopy(dashboardCopy).recent
  const { marks } = useMarks()
  const { kind, id, title, topics, date, createdAt, score, outOf, passed, markedBy, officialLine } = session
  const namesOf = useTopicNames()
  return (
    <Link
      to={kind === 'practice' ? sessionPath(id) : href('/mock-test/session/:mockTestId', { mockTestId: id })}
      className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 text-ink no-underline hover:bg-accent-wash/50"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{kind === 'practice' ? title : copy.mockTest}</span>
        <span className="block text-13 text-soft">
          <time dateTime={createdAt}>{date}</time> · {namesOf(topics)}
        </span>
      </span>
      <span className="flex items-center gap-3">
        {markedBy === 'learner' ? (
          <Badge>{copy.selfMarked}</Badge>
        ) : (
          <Badge look={passed ? 'pass' : 'fail'}>{passed ? copy.pass : copy.fail}</Badge>
        )}
        <span className="tabular min-w-14 text-right font-semibold">{copy.score(marks(score), outOf)}</span>
      </span>
      {officialLine !== null && <span className="tabular col-span-2 text-13 text-soft">{officialLine}</span>}
    </Link>
  )
}

/** The newest sessions: five, on phones three. */
export function RecentSessions({ sessions }: { sessions: RecentSession[] }) {
  const copy = useCopy(dashboardCopy).recent
  return (
    <section aria-labelledby="recent">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent" className="text-20">
          {copy.title}
        </h2>
        <Link to={PLACES.history} className="inline-flex min-h-11 items-center text-15 text-accent">
          {copy.all}
        </Link>
      </div>
      {sessions.length === 0 ? (
        <p className="border-t border-line py-4 text-soft">{copy.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session, index) => (
            <li key={session.id} className={index < RECENT_SESSIONS_ON_PHONES ? '' : 'max-md:hidden'}>
              <Line session={session} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
