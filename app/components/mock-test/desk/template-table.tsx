import { Link } from 'react-router'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import type { TemplateRow } from '#app/models/mock-test/template-values.ts'
import { CELL, Cell, DeskTable, ROW, ROW_LINK } from '../../admin/desk-table.tsx'
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
    <DeskTable
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
          <tr key={row.id} className={ROW}>
            <th scope="row" className={`${CELL} font-semibold max-md:col-span-2`}>
              {row.title}
            </th>
            <Cell name={columns.dialogues} isWide>
              {row.dialogues[0]}
              <span className="block text-soft">{row.dialogues[1]}</span>
            </Cell>
            <Cell name={columns.level}>{copy.fields.levels[row.level]}</Cell>
            <Cell name={columns.minutes}>{row.durationMinutes}</Cell>
            <Cell name={columns.pass}>
              <span className="whitespace-nowrap">{copy.passOf(row.passingScore, row.totalPoints)}</span>
            </Cell>
            <Cell name={columns.access}>{copy.fields.access[row.accessLevel]}</Cell>
            <td className={`${CELL} max-md:col-span-2`}>
              <span className="flex gap-x-5 whitespace-nowrap">
                <Link
                  to={`${TEMPLATE_DESK_PATH}?edit=${row.id}`}
                  aria-label={copy.actionOn(copy.editAction, row.title)}
                  className={ROW_LINK}
                >
                  {copy.editAction}
                </Link>
                <Link
                  to={`${TEMPLATE_DESK_PATH}?${edited}${query}=${row.id}`}
                  aria-label={copy.actionOn(action, row.title)}
                  className={ROW_LINK}
                >
                  {action}
                </Link>
              </span>
            </td>
          </tr>
        )
      })}
    </DeskTable>
  )
}
