import { Link } from 'react-router'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { deskAudioPath } from '#app/config/navigation.ts'
import { DESK_LINK, DeskActions, DeskCell, DeskRow, DeskRowTitle, DeskSection } from '../../admin/desk-table.tsx'
import { useTopicName } from '../topic-name.ts'
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

function TitleCell({ row }: { row: LibraryRow }) {
  const copy = useCopy(dialogueDeskCopy)
  return (
    <DeskRowTitle>
      {row.title} {row.isMockTestCandidate && <Badge>{copy.mockTest}</Badge>}{' '}
      {row.accessLevel === 'free' && <Badge look="success">{copy.fields.access.free}</Badge>}
    </DeskRowTitle>
  )
}

/** 'Existing Dialogues'. */
export function ExistingDialogues({ rows, path, edited }: { rows: LibraryRow[]; path: string; edited: string }) {
  const copy = useCopy(dialogueDeskCopy)
  const { exportAction: exportWord } = useCopy(dialogueTransferCopy)
  const audio = useCopy(segmentAudioCopy)
  const { columns } = copy
  const nameOf = useTopicName()
  if (rows.length === 0) return <p className="mt-12 text-soft">{copy.none}</p>
  return (
    <DeskSection
      id="existing-title"
      caption={copy.existing}
      columns={[columns.title, columns.topic, columns.level, columns.wordCount, columns.segments, columns.actions]}
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
          <DeskActions>
            <Link
              to={`${path}?edit=${row.id}`}
              aria-label={copy.actionOn(copy.editAction, row.title)}
              className={DESK_LINK}
            >
              {copy.editAction}
            </Link>
            <Link to={deskAudioPath(row.id)} aria-label={copy.actionOn(audio.open, row.title)} className={DESK_LINK}>
              {audio.action}
            </Link>
            <Link
              to={`${path}?${edited}delete=${row.id}`}
              aria-label={copy.actionOn(copy.deleteAction, row.title)}
              className={DESK_LINK}
            >
              {copy.deleteAction}
            </Link>
            <a
              href={`${path}/${row.id}/export`}
              download
              aria-label={copy.actionOn(exportWord, row.title)}
              className={DESK_LINK}
            >
              {exportWord}
            </a>
          </DeskActions>
        </DeskRow>
      ))}
    </DeskSection>
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
  const nameOf = useTopicName()
  const { columns } = copy
  const day = new Intl.DateTimeFormat(copy.dateLocale, { dateStyle: 'medium', timeZone })
  if (rows.length === 0) return null
  return (
    <DeskSection
      id="deleted-title"
      caption={copy.deleted}
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
              to={`${path}?${edited}restore=${row.id}`}
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
