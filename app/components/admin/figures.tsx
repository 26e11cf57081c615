import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { adminOverviewCopy } from '#app/config/copy/admin-overview.ts'
import { adminCopy } from '#app/config/copy/admin.ts'
import { DISPUTES_PATH, WAITLIST_EXPORT_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'
import { DESK_LINK, DeskCell, DeskRow, DeskRowTitle, DeskTable } from './desk-table.tsx'

interface AttemptFigures {
  day: number
  week: number
  failed: number
}

export interface Figures {
  users: { total: number; verified: number; newUsers: number }
  subscriptions: { active: number; ending: number; pastDue: number; given: number }
  attempts: Record<'practice' | 'sample' | 'mockTest', AttemptFigures>
  queue: { waiting: number; planned: number; running: number; parked: number; oldest: string | null }
  waitlist: number
  openFeedback: number
  unseenDisputes: number
}

/** A few figures on one subject, the most important first. */
function Group({ title, figures, children }: { title: string; figures: [string, number][]; children?: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 border-t border-line pt-3">
      <h3 className="text-13 font-semibold text-soft">{title}</h3>
      <dl className="mt-1 grid gap-y-0.5 text-15">
        {figures.map(([name, count], index) => (
          <div key={name} className="flex flex-row-reverse items-baseline justify-end gap-2">
            <dt className="text-soft">{name}</dt>
            <dd className={`tabular ${index === 0 ? 'display text-26' : 'font-semibold'}`}>{count}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

function ToLookAt({ figures }: { figures: Figures }) {
  const copy = useCopy(adminOverviewCopy).toLookAt
  const { unseenDisputes, openFeedback, queue } = figures
  const ways = [
    { count: queue.parked, to: '#parked-title', label: copy.jobs(queue.parked) },
    { count: unseenDisputes, to: `${DISPUTES_PATH}?show=open`, label: copy.disputes(unseenDisputes) },
    { count: openFeedback, to: '?feedback=open#feedback-title', label: copy.feedback(openFeedback) },
  ].filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="look-title" className="border-l-4 border-sun py-1 pl-4">
      <h2 id="look-title" className="text-20">
        {copy.title}
      </h2>
      {ways.length === 0 ? (
        <p className="mt-1 text-soft">{copy.nothing}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {ways.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={DESK_LINK}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The figures: what awaits an admin, people, plans, attempts. */
export function FiguresSection({ figures }: { figures: Figures }) {
  const titles = useCopy(adminCopy).figures
  const { figures: copy, submissions, exportWaitlist } = useCopy(adminOverviewCopy)
  const { users, subscriptions, attempts, waitlist } = figures
  return (
    <>
      <ToLookAt figures={figures} />
      <section aria-labelledby="figures-title" className="mt-8">
        <h2 id="figures-title" className="text-20">
          {copy.title}
        </h2>
        <div className="mt-3 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          <Group
            title={titles.users}
            figures={[
              [copy.total, users.total],
              [copy.verified, users.verified],
              [copy.newUsers, users.newUsers],
            ]}
          />
          <Group
            title={titles.subscribers}
            figures={[
              [copy.active, subscriptions.active],
              [copy.ending, subscriptions.ending],
              [copy.pastDue, subscriptions.pastDue],
              [copy.given, subscriptions.given],
            ]}
          />
          <Group title={titles.waitlist} figures={[[copy.waitlist, waitlist]]}>
            <a href={WAITLIST_EXPORT_PATH} download className={DESK_LINK}>
              {exportWaitlist}
            </a>
          </Group>
        </div>
      </section>
      <section aria-labelledby="attempts-title" className="mt-8">
        <h2 id="attempts-title" className="text-20">
          {titles.submissions}
        </h2>
        <DeskTable
          labelledBy="attempts-title"
          columns={[submissions.kind, submissions.day, submissions.week, submissions.failed]}
        >
          {(['practice', 'sample', 'mockTest'] as const).map((kind) => (
            <DeskRow key={kind}>
              <DeskRowTitle>{submissions.kinds[kind]}</DeskRowTitle>
              <DeskCell name={submissions.day}>{attempts[kind].day}</DeskCell>
              <DeskCell name={submissions.week}>{attempts[kind].week}</DeskCell>
              <DeskCell
                name={submissions.failed}
                className={attempts[kind].failed > 0 ? 'font-semibold text-critical' : ''}
              >
                {attempts[kind].failed}
              </DeskCell>
            </DeskRow>
          ))}
        </DeskTable>
        <p className="measure mt-2 text-13 text-soft">{submissions.failedHint}</p>
      </section>
    </>
  )
}
