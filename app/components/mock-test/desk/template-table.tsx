import { Link } from 'react-router'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import type { TemplateRow } from '#app/models/mock-test/template-values.ts'
import { DESK_LINK, DeskActions, DeskCell, DeskRow, DeskRowTitle, DeskSection } from '../../admin/desk-table.tsx'
import { useCopy } from '../../shell/locale.ts'

interface Props {
  id: string
  caption: string
  rows: TemplateRow[]
  /** The part of the query that keeps an edit open. */
  edited: string
}

/** Mock tests, those in use or those that are not. */
export function TemplateTable({ id, caption, rows, edited }: Props) {
  const copy = useCopy(templateDeskCopy)
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
        columns.actions,
      ]}
    >
      {rows.map((row) => {
        const [query, action] = row.isActive
          ? (['deactivate', copy.deactivateAction] as const)
          : (['activate', copy.activateAction] as const)
        return (
          <DeskRow key={row.id}>
            <DeskRowTitle>{row.title}</DeskRowTitle>
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
            </DeskActions>
          </DeskRow>
        )
      })}
    </DeskSection>
  )
}
