import { Form } from 'react-router'
import { adminOverviewCopy } from '#app/config/copy/admin-overview.ts'
import { adminCopy } from '#app/config/copy/admin.ts'
import { ADMIN_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'
import { useMoment } from '../shell/use-moment.ts'
import { Badge } from '../ui/badge.tsx'
import { Pager } from '../ui/pager.tsx'
import { DESK_LINK } from './desk-table.tsx'
import { ShowChoice } from './show-choice.tsx'

export interface FeedbackRow {
  id: number
  category: string
  comment: string
  pageUrl: string
  isDone: boolean
  /** The writer's plan includes priority support. */
  isFirst: boolean
  /** ISO 8601. */
  createdAt: string
  username: string | null
}

interface Props {
  rows: FeedbackRow[]
  openOnly: boolean
  timeZone: string
  /** Address of the next page. */
  older: string | undefined
  isFirstPage: boolean
}

function DoneForm({ row }: { row: FeedbackRow }) {
  const copy = useCopy(adminOverviewCopy).feedback
  const label = row.isDone ? copy.undone : copy.done
  return (
    // Posts to the current address, so the list's page stays.
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={row.isDone ? 'feedback-reopen' : 'feedback-done'} />
      <input type="hidden" name="id" value={row.id} />
      <button type="submit" aria-label={copy.doneOn(label, row.category)} className={`${DESK_LINK} text-15`}>
        {label}
      </button>
    </Form>
  )
}

function FeedbackItem({ row, timeZone }: { row: FeedbackRow; timeZone: string }) {
  const copy = useCopy(adminCopy)
  const { isDone, isFirst } = useCopy(adminOverviewCopy).feedback
  const moment = useMoment(timeZone)
  return (
    <li className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <p className="text-15">
        <span className="block font-semibold">
          {row.category} {row.isFirst && <Badge>{isFirst}</Badge>}
          {row.isDone && <Badge>{isDone}</Badge>}
        </span>
        <span className="block text-13 text-soft">
          {row.username ?? copy.guest} · <time dateTime={row.createdAt}>{moment(row.createdAt)}</time>
        </span>
        <span className="block text-13 break-all text-soft">{row.pageUrl}</span>
      </p>
      <p className={`measure wrap-anywhere whitespace-pre-line ${row.isDone ? 'text-soft' : ''}`}>{row.comment}</p>
      <DoneForm row={row} />
    </li>
  )
}

/** Feedback: open entries with priority support first, then the rest, newest first. */
export function FeedbackInbox({ rows, openOnly, timeZone, older, isFirstPage }: Props) {
  const copy = useCopy(adminCopy)
  const { show, showLabel, noneOpen } = useCopy(adminOverviewCopy).feedback
  const first = openOnly ? `${ADMIN_PATH}?feedback=open#feedback-title` : `${ADMIN_PATH}#feedback-title`
  return (
    <section aria-labelledby="feedback-title" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="feedback-title" className="text-20">
          {copy.feedback}
        </h2>
        <ShowChoice
          label={showLabel}
          choices={[
            { to: `${ADMIN_PATH}?feedback=open#feedback-title`, label: show.open, isCurrent: openOnly },
            { to: `${ADMIN_PATH}#feedback-title`, label: show.all, isCurrent: !openOnly },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 text-soft">{openOnly ? noneOpen : copy.noFeedback}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <FeedbackItem key={row.id} row={row} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Pager
        older={{ to: older, label: copy.older }}
        newest={{ to: isFirstPage ? undefined : first, label: copy.newest }}
      />
    </section>
  )
}
