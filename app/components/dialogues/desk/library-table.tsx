import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { deskAudioPath } from '#app/config/navigation.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'

export interface LibraryRow {
  id: number
  title: string
  topic: string
  level: 'beginner' | 'intermediate' | 'advanced'
  wordCount: number | null
  segmentCount: number
  accessLevel: 'free' | 'premium'
  isMockTestCandidate: boolean
  /** ISO 8601; null in the library. */
  deletedAt: string | null
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline md:min-h-8'

interface TableProps {
  id: string
  caption: string
  columns: string[]
  children: ReactNode
}

/** Dense where there is room; on a phone each row is a small block with its columns' names. */
function Table({ id, caption, columns, children }: TableProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-20">
        {caption}
      </h2>
      <table aria-labelledby={id} className="desk-table mt-3 w-full text-left text-15 tabular">
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="sticky top-0 border-b border-ink bg-paper py-2 pr-4 font-semibold"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

const CELL = 'py-1 md:border-b md:border-line md:py-1.5 md:pr-4'
const ROW = 'max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:border-b max-md:border-line max-md:py-3'

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className={CELL}>
      <span aria-hidden="true" className="mr-2 text-13 text-soft md:hidden">
        {name}
      </span>
      {children}
    </td>
  )
}

function TitleCell({ row }: { row: LibraryRow }) {
  const copy = useCopy(dialogueDeskCopy)
  return (
    <th scope="row" className={`${CELL} font-semibold max-md:col-span-2`}>
      {row.title} {row.isMockTestCandidate && <Badge>{copy.mockTest}</Badge>}{' '}
      {row.accessLevel === 'free' && <Badge look="success">{copy.fields.access.free}</Badge>}
    </th>
  )
}

/** 'Existing Dialogues'. */
export function ExistingDialogues({ rows, path, edited }: { rows: LibraryRow[]; path: string; edited: string }) {
  const copy = useCopy(dialogueDeskCopy)
  const audio = useCopy(segmentAudioCopy)
  const { columns } = copy
  if (rows.length === 0) return <p className="mt-12 text-soft">{copy.none}</p>
  return (
    <Table
      id="existing-title"
      caption={copy.existing}
      columns={[columns.title, columns.topic, columns.level, columns.wordCount, columns.segments, columns.actions]}
    >
      {rows.map((row) => (
        <tr key={row.id} className={ROW}>
          <TitleCell row={row} />
          <Cell name={columns.topic}>{row.topic}</Cell>
          <Cell name={columns.level}>{copy.fields.levels[row.level]}</Cell>
          <Cell name={columns.wordCount}>{copy.wordCount(row.wordCount)}</Cell>
          <Cell name={columns.segments}>{row.segmentCount}</Cell>
          <td className={`${CELL} flex gap-5 max-md:col-span-2`}>
            <Link to={`${path}?edit=${row.id}`} aria-label={copy.actionOn(copy.editAction, row.title)} className={LINK}>
              {copy.editAction}
            </Link>
            <Link to={deskAudioPath(row.id)} aria-label={copy.actionOn(audio.open, row.title)} className={LINK}>
              {audio.action}
            </Link>
            <Link
              to={`${path}?${edited}delete=${row.id}`}
              aria-label={copy.actionOn(copy.deleteAction, row.title)}
              className={LINK}
            >
              {copy.deleteAction}
            </Link>
          </td>
        </tr>
      ))}
    </Table>
  )
}

interface DeletedProps {
  rows: LibraryRow[]
  path: string
  /** The part of the query that keeps an edit open. */
  edited: string
  timeZone: string
}

/** 'Deleted Dialogues', where there are any. */
export function DeletedDialogues({ rows, path, edited, timeZone }: DeletedProps) {
  const copy = useCopy(dialogueDeskCopy)
  const { columns } = copy
  const day = new Intl.DateTimeFormat(copy.dateLocale, { dateStyle: 'medium', timeZone })
  if (rows.length === 0) return null
  return (
    <Table
      id="deleted-title"
      caption={copy.deleted}
      columns={[columns.title, columns.topic, columns.level, columns.deletedDate, columns.actions]}
    >
      {rows.map((row) => (
        <tr key={row.id} className={ROW}>
          <TitleCell row={row} />
          <Cell name={columns.topic}>{row.topic}</Cell>
          <Cell name={columns.level}>{copy.fields.levels[row.level]}</Cell>
          <Cell name={columns.deletedDate}>
            {row.deletedAt === null ? copy.noDate : day.format(new Date(row.deletedAt))}
          </Cell>
          <td className={CELL}>
            <Link
              to={`${path}?${edited}restore=${row.id}`}
              aria-label={copy.actionOn(copy.restoreAction, row.title)}
              className={LINK}
            >
              {copy.restoreAction}
            </Link>
          </td>
        </tr>
      ))}
    </Table>
  )
}
