import { adminOverviewCopy } from '#app/config/copy/admin-overview.ts'
import { adminCopy } from '#app/config/copy/admin.ts'
import { type AdminAction, ADMIN_ACTIONS } from '#app/models/accounts/desk/admin-act.ts'
import { useCopy } from '../../shell/locale.ts'
import { useMoment } from '../../shell/use-moment.ts'

export interface Act {
  id: number
  actorName: string
  action: string
  subjectName: string
  /** ISO 8601. */
  createdAt: string
}

/** The audit log, newest first. */
export function Acts({ acts, timeZone, title }: { acts: Act[]; timeZone: string; title?: string }) {
  const copy = useCopy(adminCopy)
  const sentences: Record<AdminAction, (what: string) => string> = {
    ...copy.actions,
    ...useCopy(adminOverviewCopy).actions,
  }
  const moment = useMoment(timeZone)
  const sentenceOf = ({ action, subjectName }: Act) => {
    const known = ADMIN_ACTIONS.find((one) => one === action)
    return known === undefined ? `${action}: ${subjectName}` : sentences[known](subjectName)
  }
  return (
    <section aria-labelledby="acts-title" className="mt-8">
      <h2 id="acts-title" className="text-20">
        {title ?? copy.acts}
      </h2>
      {acts.length === 0 ? (
        <p className="mt-2 text-soft">{copy.noActs}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line text-15">
          {acts.map((act) => (
            <li key={act.id} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span>
                <strong className="font-semibold">{act.actorName}</strong> {sentenceOf(act)}
              </span>
              <time dateTime={act.createdAt} className="text-soft">
                {moment(act.createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
