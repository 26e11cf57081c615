import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { DESK_PATH, deskAudioPath, IMPORT_PATH } from '#app/config/navigation.ts'
import type { DraftValues } from '#app/models/dialogues/draft-values.ts'
import { ConfirmPanel } from '../../admin/confirm-panel.tsx'
import { DeskNav } from '../../admin/desk-nav.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
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

interface Question {
  intent: 'delete' | 'restore'
  dialogue: Named
  /** The part of the query that keeps an edit open. */
  edited: string
  problem: string | undefined
}

function AskFirst({ intent, dialogue, edited, problem }: Question) {
  const { confirm: copy } = useCopy(dialogueDeskCopy)
  const isDelete = intent === 'delete'
  return (
    <ConfirmPanel
      key={`${dialogue.id} ${problem}`}
      title={isDelete ? copy.delete(dialogue.title) : copy.restore(dialogue.title)}
      {...(isDelete && { warning: copy.deleteWarning })}
      text={isDelete ? copy.deleteText : copy.restoreText}
      isDanger={isDelete}
      button={isDelete ? copy.deleteButton : copy.restoreButton}
      cancel={copy.cancel}
      intent={intent}
      action={`${DESK_PATH}?${edited}${intent}=${dialogue.id}`}
      cancelPath={`${DESK_PATH}?${edited}`}
      problem={problem}
    />
  )
}

/** /admin/dialogues: the form, then the library. */
export function DeskPage({ editing, empty, saved, removing, restoring, problem, timeZone, ...props }: Props) {
  const copy = useCopy(dialogueDeskCopy)
  const transfer = useCopy(dialogueTransferCopy)
  const audio = useCopy(segmentAudioCopy)
  const edited = editing ? `edit=${editing.id}&` : ''
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      {props.gone !== null && (
        <p role="alert" className="mb-8 border-l-4 border-sun py-1 pl-4">
          {copy.gone(props.gone)}
        </p>
      )}
      {saved && <SavedNote saved={saved} />}
      {removing && <AskFirst intent="delete" dialogue={removing} edited={edited} problem={problem} />}
      {restoring && <AskFirst intent="restore" dialogue={restoring} edited={edited} problem={problem} />}
      <section aria-labelledby="form-title">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="form-title" className="text-26">
            {editing ? copy.edit : copy.add}
          </h2>
          {!editing && (
            <Link to={IMPORT_PATH} className={LINK}>
              {transfer.link}
            </Link>
          )}
        </div>
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
