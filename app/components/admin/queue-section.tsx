import { Link } from '../ui/link.tsx'
import { adminOverviewCopy } from '#app/config/copy/admin-overview.ts'
import { adminCopy } from '#app/config/copy/admin.ts'
import { ADMIN_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'
import { useMoment } from '../shell/use-moment.ts'
import { AdminConfirm } from './users/admin-confirm.tsx'
import { DESK_LINK, DeskCell, DeskRow, DeskRowTitle, DeskTable } from './desk-table.tsx'
import type { Figures } from './figures.tsx'

export interface ShownJob {
  id: string
  kind: string
  attempts: number
  lastError: string | null
  /** ISO 8601. */
  parkedAt: string
}

function ParkedJobs({ jobs, parked, timeZone }: { jobs: ShownJob[]; parked: number; timeZone: string }) {
  const copy = useCopy(adminOverviewCopy).queue
  const moment = useMoment(timeZone)
  const { columns } = copy
  return (
    <>
      <p className="measure mt-1">{copy.parkedIntro}</p>
      <DeskTable
        labelledBy="parked-title"
        columns={[columns.kind, columns.error, columns.attempts, columns.parkedAt, columns.actions]}
      >
        {jobs.map((job) => (
          <DeskRow key={job.id}>
            <DeskRowTitle>
              {job.kind} <span className="font-normal text-soft">#{job.id}</span>
            </DeskRowTitle>
            <DeskCell name={columns.error} className="md:max-w-md">
              <span className="wrap-anywhere">{job.lastError ?? copy.noError}</span>
            </DeskCell>
            <DeskCell name={columns.attempts}>{job.attempts}</DeskCell>
            <DeskCell name={columns.parkedAt}>
              <time dateTime={job.parkedAt} className="md:whitespace-nowrap">
                {moment(job.parkedAt)}
              </time>
            </DeskCell>
            <DeskCell name={columns.actions}>
              <span className="flex gap-5 whitespace-nowrap">
                {(['retry', 'dismiss'] as const).map((act) => (
                  <Link
                    key={act}
                    to={`${ADMIN_PATH}?${act}=${job.id}`}
                    aria-label={copy.actionOn(copy[act], `${job.kind} #${job.id}`)}
                    className={DESK_LINK}
                  >
                    {copy[act]}
                  </Link>
                ))}
              </span>
            </DeskCell>
          </DeskRow>
        ))}
      </DeskTable>
      {parked > jobs.length && <p className="mt-2 text-13 text-soft">{copy.more(parked - jobs.length)}</p>}
    </>
  )
}

/** Confirms retrying or discarding a job. */
export function JobQuestion({
  act,
  job,
  problem,
}: {
  act: 'retry' | 'dismiss'
  job: ShownJob
  problem: string | undefined
}) {
  const copy = useCopy(adminOverviewCopy).queue
  const isDismiss = act === 'dismiss'
  return (
    <AdminConfirm
      title={copy.confirm[act](job.kind)}
      intent={isDismiss ? 'job-dismiss' : 'job-retry'}
      action={`${ADMIN_PATH}?${act}=${job.id}`}
      values={{ id: job.id }}
      isDanger={isDismiss}
      problem={problem}
      button={copy[act]}
      cancel={{ to: ADMIN_PATH, label: copy.confirm.cancel }}
    >
      {job.lastError !== null && <p className="measure wrap-anywhere text-soft">{job.lastError}</p>}
      <p className="measure mt-1">{isDismiss ? copy.confirm.dismissText : copy.confirm.retryText}</p>
    </AdminConfirm>
  )
}

interface Props {
  queue: Figures['queue']
  jobs: ShownJob[]
  timeZone: string
}

/** Background work: how much, since when, and failed jobs. */
export function QueueSection({ queue, jobs, timeZone }: Props) {
  const { queue: copy } = useCopy(adminOverviewCopy)
  const titles = useCopy(adminCopy).figures
  const moment = useMoment(timeZone)
  const figures: [string, number][] = [
    [copy.waiting, queue.waiting],
    [copy.running, queue.running],
    [copy.planned, queue.planned],
  ]
  return (
    <section aria-labelledby="queue-title" className="mt-8">
      <h2 id="queue-title" className="text-20">
        {copy.title}
      </h2>
      <dl aria-label={titles.jobs} className="mt-1 flex flex-wrap gap-x-6">
        {figures.map(([name, count]) => (
          <div key={name} className="flex flex-row-reverse items-baseline justify-end gap-1.5">
            <dt className="text-soft">{name}</dt>
            <dd className="tabular font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="text-15 text-soft">
        {queue.oldest === null ? (
          copy.none
        ) : (
          <>
            {copy.oldest} <time dateTime={queue.oldest}>{moment(queue.oldest)}</time>
          </>
        )}
      </p>
      <h3 id="parked-title" className="mt-5 text-16 font-semibold">
        {titles.parkedJobs}
      </h3>
      {jobs.length === 0 ? (
        <p className="text-15 text-soft">{copy.noneParked}</p>
      ) : (
        <ParkedJobs jobs={jobs} parked={queue.parked} timeZone={timeZone} />
      )}
    </section>
  )
}
