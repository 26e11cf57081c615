import type { SubmissionResult } from '@conform-to/react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { ADMIN_PATH, DESK_PATH, deskAudioPath } from '#app/config/navigation.ts'
import type { DraftValues } from '#app/models/dialogues/draft-values.ts'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { ConfirmPanel } from './confirm-panel.tsx'
import { DialogueForm } from './dialogue-form.tsx'
import { DeletedDialogues, ExistingDialogues, type LibraryRow } from './library-table.tsx'
import type { Stale } from './stale-choice.tsx'

interface Named {
  id: number
  title: string
}

interface Saved extends Named {
  advice: number
  /** Recordings whose words are others now. */
  unheard: number
}

interface Props {
  existing: LibraryRow[]
  deleted: LibraryRow[]
  editing: { id: number; values: DraftValues } | null
  /** The title of a dialogue that was to be edited and was deleted meanwhile. */
  gone: string | null
  empty: DraftValues
  saved: Saved | null
  removing: Named | null
  restoring: Named | null
  timeZone: string
  result: SubmissionResult | undefined
  stale: Stale | undefined
  /** Why a dialogue could not be deleted or restored. */
  problem: string | undefined
}

const LINK = 'inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4'

function SavedNote({ saved }: { saved: Saved }) {
  const copy = useCopy(dialogueDeskCopy).saved
  const audio = useCopy(segmentAudioCopy)
  return (
    <p role="status" className="mb-8 border-l-4 border-success py-1 pl-4">
      <strong className="font-semibold">{copy.title(saved.title)}</strong>{' '}
      {saved.advice === 0 ? copy.clean : copy.advice(saved.advice)}{' '}
      <Link to={`${DESK_PATH}?edit=${saved.id}`} className={LINK}>
        {copy.edit}
      </Link>{' '}
      <Link to={deskAudioPath(saved.id)} className={`${LINK} ml-3`}>
        {audio.open}
      </Link>
      {saved.unheard > 0 && <span className="block font-semibold">{audio.unheard(saved.unheard)}</span>}
    </p>
  )
}

/** /admin/dialogues: the form, then the library. */
export function DeskPage({ editing, empty, saved, removing, restoring, problem, timeZone, ...props }: Props) {
  const copy = useCopy(dialogueDeskCopy)
  const audio = useCopy(segmentAudioCopy)
  const edited = editing ? `edit=${editing.id}&` : ''
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <p className="mb-6">
        <Link to={ADMIN_PATH} className={`${LINK} gap-1 no-underline`}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {copy.back}
        </Link>
      </p>
      {props.gone !== null && (
        <p role="alert" className="mb-8 border-l-4 border-sun py-1 pl-4">
          {copy.gone(props.gone)}
        </p>
      )}
      {saved && <SavedNote saved={saved} />}
      {removing && (
        <ConfirmPanel
          key={`${removing.id} ${problem}`}
          intent="delete"
          dialogue={removing}
          path={DESK_PATH}
          edited={edited}
          problem={problem}
        />
      )}
      {restoring && (
        <ConfirmPanel
          key={`${restoring.id} ${problem}`}
          intent="restore"
          dialogue={restoring}
          path={DESK_PATH}
          edited={edited}
          problem={problem}
        />
      )}
      <section aria-labelledby="form-title">
        <h2 id="form-title" className="mb-4 text-26">
          {editing ? copy.edit : copy.add}
        </h2>
        {editing && (
          <p className="-mt-2 mb-4">
            <Link to={deskAudioPath(editing.id)} className={LINK}>
              {audio.open}
            </Link>
          </p>
        )}
        <DialogueForm
          // Another dialogue is another form, and so is the one after a dialogue was added.
          key={editing?.id ?? `new ${saved?.id ?? ''}`}
          lastResult={props.result}
          defaultValue={editing?.values ?? empty}
          action={editing ? `${DESK_PATH}?edit=${editing.id}` : DESK_PATH}
          freshPath={DESK_PATH}
          isEdit={editing !== null}
          hasWordCount
          stale={props.stale}
        />
      </section>
      <ExistingDialogues rows={props.existing} path={DESK_PATH} edited={edited} />
      <DeletedDialogues rows={props.deleted} path={DESK_PATH} edited={edited} timeZone={timeZone} />
    </Page>
  )
}
