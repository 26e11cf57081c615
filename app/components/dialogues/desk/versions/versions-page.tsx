import { Link } from '../../../ui/link.tsx'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { versionsPath } from '#app/config/navigation.ts'
import type { VersionsView } from '#app/models/dialogues/versions/version.ts'
import { DESK_LINK, DeskActions, DeskCell, DeskRow, DeskRowTitle, DeskTable } from '../../../admin/desk-table.tsx'
import { ConfirmPanel } from '../../../admin/users/confirm-panel.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { Page } from '../../../shell/page.tsx'
import { useMoment } from '../../../shell/use-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Comparison } from './comparison.tsx'
import { BackToEditor } from '../back-to-editor.tsx'

interface Props extends VersionsView {
  timeZone: string
  problem: string | undefined
  answer: unknown
}

type Row = VersionsView['versions'][number]

function Changes({ row, timeZone }: { row: Row; timeZone: string }) {
  const copy = useCopy(dialogueEditorCopy).versionsPage
  const moment = useMoment(timeZone)
  const { changes, publishedAt, isCurrent } = row
  const named = changes && [
    ...(changes.segments > 0 ? [copy.segments(changes.segments)] : []),
    ...changes.fields.map((field) => copy.fields[field]),
  ]
  return (
    <>
      <span>{copy.origins[row.origin]}</span>
      {named && <span className="block">{named.length > 0 ? named.join(', ') : copy.unchanged}</span>}
      {publishedAt !== null && (
        <span className="block text-13 text-soft">
          {isCurrent ? copy.seen(moment(publishedAt)) : copy.wasSeen(moment(publishedAt))}
        </span>
      )}
    </>
  )
}

function VersionTable({ id, versions, timeZone }: Pick<Props, 'id' | 'versions' | 'timeZone'>) {
  const copy = useCopy(dialogueEditorCopy).versionsPage
  const moment = useMoment(timeZone)
  const { columns } = copy
  const path = versionsPath(id)
  return (
    <DeskTable labelledBy="versions-title" columns={[columns.when, columns.by, columns.changes, columns.actions]}>
      {versions.map((row) => (
        <DeskRow key={row.id}>
          <DeskRowTitle>
            <time dateTime={row.at}>{moment(row.at)}</time>{' '}
            {row.isCurrent && <Badge look="success">{copy.current}</Badge>}
          </DeskRowTitle>
          <DeskCell name={columns.by}>{row.authorName ?? copy.nobody}</DeskCell>
          <DeskCell name={columns.changes}>
            <Changes row={row} timeZone={timeZone} />
          </DeskCell>
          {row.isCurrent ? (
            <DeskCell>{''}</DeskCell>
          ) : (
            <DeskActions>
              <Link
                to={`${path}?show=${row.id}`}
                aria-label={copy.actionOn(copy.show, moment(row.at))}
                className={DESK_LINK}
              >
                {copy.show}
              </Link>
              <Link
                to={`${path}?restore=${row.id}`}
                aria-label={copy.actionOn(copy.restore, moment(row.at))}
                className={DESK_LINK}
              >
                {copy.restore}
              </Link>
            </DeskActions>
          )}
        </DeskRow>
      ))}
    </DeskTable>
  )
}

/** /admin/dialogues/:id/versions: every save, to compare and to restore. */
export function VersionsPage(props: Props) {
  const copy = useCopy(dialogueEditorCopy).versionsPage
  const { id, title, versions, compared, restoring, isPublished, timeZone, problem } = props
  const moment = useMoment(timeZone)
  const path = versionsPath(id)
  return (
    <Page title={copy.title} subtitle={title}>
      <BackToEditor id={id} label={copy.back} />
      {restoring && (
        <ConfirmPanel
          key={`${restoring.id} ${problem}`}
          title={copy.confirm.question(moment(restoring.at))}
          text={isPublished ? copy.confirm.published : copy.confirm.draft}
          isDanger={isPublished}
          button={copy.confirm.button}
          cancel={copy.confirm.cancel}
          intent="restore-version"
          action={`${path}?restore=${restoring.id}`}
          cancelPath={path}
          problem={problem}
          answer={props.answer}
        />
      )}
      {compared && <Comparison compared={compared} timeZone={timeZone} />}
      <h2 id="versions-title" className="text-20">
        {copy.title}
      </h2>
      <p className="measure mt-1 text-15 text-soft">{versions.length === 0 ? copy.none : copy.intro}</p>
      {versions.length > 0 && <VersionTable id={id} versions={versions} timeZone={timeZone} />}
      <p className="mt-3 flex flex-wrap gap-x-6">
        {!props.isFirstPage && (
          <Link to={path} className={DESK_LINK}>
            {copy.newest}
          </Link>
        )}
        {props.older !== null && (
          <Link to={`${path}?before=${props.older}`} rel="next" className={DESK_LINK}>
            {copy.older}
          </Link>
        )}
      </p>
    </Page>
  )
}
