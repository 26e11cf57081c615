import { Link } from '../../ui/link.tsx'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import type { TemplateRow } from '#app/models/mock-test/template-values.ts'
import { DESK_LINK, DeskActions, DeskCell, DeskRow, DeskRowTitle, DeskSection } from '../../admin/desk-table.tsx'
import { Publication } from '../../admin/publication.tsx'
import { TurkishTitle } from '../../admin/turkish-title.tsx'
import { useCopy } from '../../shell/locale.ts'

interface Props {
  id: string
  caption: string
  rows: TemplateRow[]
  /** The part of the query that keeps an edit open. */
  edited: string
  timeZone: string
}

/** Mock tests, either active or inactive ones. */
export function TemplateTable({ id, caption, rows, edited, timeZone }: Props) {
  const copy = useCopy(templateDeskCopy)
  const words = useCopy(publishingCopy)
  const { columns } = copy
  return (
    <DeskSection
      id={id}
      caption={caption}
      columns={[
        columns.title,
        columns.dialogues,
        columns.level,
        columns.minutes,
        columns.pass,
        columns.access,
        words.state,
        columns.actions,
      ]}
    >
      {rows.map((row) => {
        const [query, action] = row.isActive
          ? (['deactivate', copy.deactivateAction] as const)
          : (['activate', copy.activateAction] as const)
        const [intent, publish] =
          row.publishedAt === null ? (['publish', words.publish] as const) : (['unpublish', words.unpublish] as const)
        return (
          <DeskRow key={row.id}>
            <DeskRowTitle>
              {row.title}
              <TurkishTitle titleTr={row.titleTr} />
            </DeskRowTitle>
            <DeskCell name={columns.dialogues}>
              {row.dialogues[0]}
              <span className="block text-soft">{row.dialogues[1]}</span>
            </DeskCell>
            <DeskCell name={columns.level} isHalf>
              {copy.fields.levels[row.level]}
            </DeskCell>
            <DeskCell name={columns.minutes} isHalf>
              {row.durationMinutes}
            </DeskCell>
            <DeskCell name={columns.pass} isHalf>
              <span className="whitespace-nowrap">{copy.passOf(row.passingScore, row.totalPoints)}</span>
            </DeskCell>
            <DeskCell name={columns.access} isHalf>
              {copy.fields.access[row.accessLevel]}
            </DeskCell>
            <DeskCell name={words.state}>
              <Publication publishedAt={row.publishedAt} timeZone={timeZone} />
            </DeskCell>
            <DeskActions>
              <Link
                to={`${TEMPLATE_DESK_PATH}?edit=${row.id}`}
                aria-label={copy.actionOn(copy.editAction, row.title)}
                className={DESK_LINK}
              >
                {copy.editAction}
              </Link>
              <Link
                to={`${TEMPLATE_DESK_PATH}?${edited}${query}=${row.id}`}
                aria-label={copy.actionOn(action, row.title)}
                className={DESK_LINK}
              >
                {action}
              </Link>
              <Link
                to={`${TEMPLATE_DESK_PATH}?${edited}${intent}=${row.id}`}
                aria-label={copy.actionOn(publish, row.title)}
                className={DESK_LINK}
              >
                {publish}
              </Link>
            </DeskActions>
          </DeskRow>
        )
      })}
    </DeskSection>
  )
}
