import { draftCopy } from '#app/config/copy/draft.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { useCopy } from '../shell/locale.ts'
import { useDay } from '../shell/use-moment.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'

const NO_BREAK_SPACE = '\u00A0'

interface StateProps {
  /** ISO 8601; null for a draft. */
  publishedAt: string | null
  timeZone: string
}

/** Whether learners can see it, and since when, in at most two lines of a table. */
export function Publication({ publishedAt, timeZone }: StateProps) {
  const copy = useCopy(publishingCopy)
  const { draft } = useCopy(draftCopy)
  const day = useDay(timeZone)
  if (publishedAt === null) return <Badge look="warning">{draft}</Badge>
  return <div className="md:min-w-30">{copy.since(day(publishedAt).replaceAll(' ', NO_BREAK_SPACE))}</div>
}

interface LineProps extends StateProps {
  title: string
  /** The page that asks for confirmation. */
  to: { publish: string; unpublish: string }
}

/** The publication state of the edited entry, with the button that changes it. */
export function PublicationLine({ publishedAt, timeZone, title, to }: LineProps) {
  const copy = useCopy(publishingCopy)
  const day = useDay(timeZone)
  const [path, action] = publishedAt === null ? [to.publish, copy.publish] : [to.unpublish, copy.unpublish]
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>{publishedAt === null ? copy.draftNote : copy.since(day(publishedAt))}</span>
      <ButtonLink look="secondary" to={path} aria-label={copy.actionOn(action, title)}>
        {action}
      </ButtonLink>
    </p>
  )
}
