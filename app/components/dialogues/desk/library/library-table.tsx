import { Link } from '../../../ui/link.tsx'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { DESK_PATH, editorPath } from '#app/config/navigation.ts'
import { type DeskFilter, type DeskSort, deskQuery, sortedBy } from '#app/models/dialogues/desk-filter.ts'
import { Publication } from '../../../admin/publication.tsx'
import { TurkishTitle } from '../../../admin/turkish-title.tsx'
import { DESK_LINK, DeskActions, DeskCell, DeskRow, DeskRowTitle, DeskSection } from '../../../admin/desk-table.tsx'
import { useTopicName } from '../../topic-name.ts'
import { useCopy } from '../../../shell/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LibrarySearch } from './library-search.tsx'

export interface LibraryRow {
  id: number
  title: string
  titleTr: string | null
  topic: string
  level: 'beginner' | 'intermediate' | 'advanced'
  wordCount: number | null
  segmentCount: number
  accessLevel: 'free' | 'premium'
  isMockTestCandidate: boolean
  /** The admin has typed something and not saved it. */
  isEdited: boolean
  /** ISO 8601; null for a draft. */
  publishedAt: string | null
  /** ISO 8601; null in the library. */
  deletedAt: string | null
}

function TitleCell({ row }: { row: LibraryRow }) {
  const copy = useCopy(dialogueDeskCopy)
  return (
    <DeskRowTitle>
      {row.deletedAt === null ? (
        <Link to={editorPath(row.id)} data-row="" className="text-ink underline-offset-4 hover:underline">
          {row.title}
        </Link>
      ) : (
        row.title
      )}{' '}
      {row.isEdited && <Badge look="warning">{copy.unsaved}</Badge>}{' '}
      {row.isMockTestCandidate && <Badge>{copy.mockTest}</Badge>}{' '}
      {row.accessLevel === 'free' && <Badge look="success">{copy.fields.access.free}</Badge>}
      <TurkishTitle titleTr={row.titleTr} />
    </DeskRowTitle>
  )
}

interface Props {
  rows: LibraryRow[]
  /** How many pass the filter. */
  found: number
  /** In the whole library. */
  count: number
  topics: string[]
  filter: DeskFilter
  /** An address of this page that keeps the filter and adds parameters. */
  pathTo: (more?: Record<string, string>) => string
  timeZone: string
}

/** 'Existing Dialogues'. */
export function ExistingDialogues({ rows, found, count, topics, filter, pathTo, timeZone }: Props) {
  const copy = useCopy(dialogueDeskCopy)
  const { columns } = copy
  const nameOf = useTopicName()
  if (count === 0) return <p className="mt-8 text-soft">{copy.none}</p>
  const sortColumn = (label: string, sort: DeskSort) => ({
    label,
    to: `${DESK_PATH}${deskQuery(sortedBy(filter, sort))}`,
    sorted: filter.sort === sort ? (filter.isDescending ? ('descending' as const) : ('ascending' as const)) : undefined,
  })
  return (
    <DeskSection
      id="existing-title"
      caption={copy.existing}
      above={<LibrarySearch filter={filter} topics={topics} shown={found} count={count} />}
      columns={[
        sortColumn(columns.title, 'title'),
        sortColumn(columns.topic, 'topic'),
        sortColumn(columns.level, 'level'),
        sortColumn(columns.wordCount, 'words'),
        sortColumn(columns.segments, 'segments'),
        sortColumn(columns.state, 'state'),
        columns.actions,
      ]}
    >
      {rows.map((row) => (
        <DeskRow key={row.id}>
          <TitleCell row={row} />
          <DeskCell name={columns.topic} isHalf>
            {nameOf(row.topic)}
          </DeskCell>
          <DeskCell name={columns.level} isHalf>
            {copy.fields.levels[row.level]}
          </DeskCell>
          <DeskCell name={columns.wordCount} isHalf className="whitespace-nowrap">
            {copy.wordCount(row.wordCount)}
          </DeskCell>
          <DeskCell name={columns.segments} isHalf>
            {row.segmentCount}
          </DeskCell>
          <DeskCell name={columns.state}>
            <Publication publishedAt={row.publishedAt} timeZone={timeZone} />
          </DeskCell>
          <RowActions row={row} pathTo={pathTo} />
        </DeskRow>
      ))}
    </DeskSection>
  )
}

function RowActions({ row, pathTo }: { row: LibraryRow } & Pick<Props, 'pathTo'>) {
  const copy = useCopy(dialogueDeskCopy)
  const words = useCopy(publishingCopy)
  const id = String(row.id)
  const [intent, publish] =
    row.publishedAt === null ? (['publish', words.publish] as const) : (['unpublish', words.unpublish] as const)
  const actions = [
    { to: editorPath(row.id), label: copy.editAction, name: copy.editAction },
    { to: pathTo({ [intent]: id }), label: publish, name: publish },
    { to: pathTo({ delete: id }), label: copy.deleteAction, name: copy.deleteAction },
  ]
  return (
    <DeskActions isOneLine>
      {actions.map(({ to, label, name }) => (
        <Link key={label} to={to} aria-label={copy.actionOn(name, row.title)} className={DESK_LINK}>
          {label}
        </Link>
      ))}
    </DeskActions>
  )
}

/** 'Deleted Dialogues', if there are any: the latest, or, as the state asked for, all that pass the filter. */
export function DeletedDialogues({ rows, count, topics, filter, pathTo, timeZone }: Omit<Props, 'found'>) {
  const copy = useCopy(dialogueDeskCopy)
  const nameOf = useTopicName()
  const { columns } = copy
  const day = new Intl.DateTimeFormat(copy.dateLocale, { dateStyle: 'medium', timeZone })
  const isArchive = filter.state === 'archived'
  if (count === 0 && !isArchive) return null
  return (
    <DeskSection
      id="deleted-title"
      caption={copy.deleted}
      above={
        isArchive ? (
          <LibrarySearch filter={filter} topics={topics} shown={rows.length} count={count} />
        ) : (
          count > rows.length && (
            <Link to={`${DESK_PATH}?state=archived`} className={DESK_LINK}>
              {copy.allDeleted(count)}
            </Link>
          )
        )
      }
      columns={[columns.title, columns.topic, columns.level, columns.deletedDate, columns.actions]}
    >
      {rows.map((row) => (
        <DeskRow key={row.id}>
          <TitleCell row={row} />
          <DeskCell name={columns.topic} isHalf>
            {nameOf(row.topic)}
          </DeskCell>
          <DeskCell name={columns.level} isHalf>
            {copy.fields.levels[row.level]}
          </DeskCell>
          <DeskCell name={columns.deletedDate} isHalf>
            {row.deletedAt === null ? copy.noDate : day.format(new Date(row.deletedAt))}
          </DeskCell>
          <DeskActions>
            <Link
              to={pathTo({ restore: String(row.id) })}
              aria-label={copy.actionOn(copy.restoreAction, row.title)}
              className={DESK_LINK}
            >
              {copy.restoreAction}
            </Link>
          </DeskActions>
        </DeskRow>
      ))}
    </DeskSection>
  )
}
