import { Link } from '../../../ui/link.tsx'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { editorPath, versionsPath } from '#app/config/navigation.ts'
import { ConfirmPanel } from '../../../admin/users/confirm-panel.tsx'
import { DESK_LINK } from '../../../admin/desk-table.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'

export interface KeptEdit {
  revision: number
  /** ISO 8601, when it was last kept. */
  at: string
  /** The dialogue was saved since the edit began; by whom and when, if it was an admin. */
  isStale: boolean
  by: { by: string; at: string } | null
}

interface Props {
  edit: KeptEdit
  /** Null for a new one. */
  dialogueId: number | null
  timeZone: string
}

/** The form shows what was typed and not saved; whether the dialogue has changed since, and how to drop it. */
export function EditNote({ edit, dialogueId, timeZone }: Props) {
  const copy = useCopy(dialogueEditorCopy).edit
  const moment = useMoment(timeZone)
  const isNew = dialogueId === null
  const isStale = edit.isStale && !isNew
  return (
    <div className={`mb-6 border-l-4 py-1 pl-4 ${isStale ? 'border-critical' : 'border-sun'}`}>
      <p>{isNew ? copy.unfinished(moment(edit.at)) : copy.unsaved(moment(edit.at))}</p>
      {isStale && (
        <p className="font-semibold">{edit.by ? copy.staleBy(edit.by.by, moment(edit.by.at)) : copy.stale}</p>
      )}
      <p className="flex flex-wrap gap-x-6">
        <Link to={`${editorPath(dialogueId)}?discard=1`} className={DESK_LINK}>
          {copy.discard}
        </Link>
        {isStale && (
          <Link to={versionsPath(dialogueId)} className={DESK_LINK}>
            {copy.compare}
          </Link>
        )}
      </p>
    </div>
  )
}

/** Confirms dropping what was typed. */
export function DiscardQuestion({ dialogueId }: { dialogueId: number | null }) {
  const copy = useCopy(dialogueEditorCopy).edit
  const path = editorPath(dialogueId)
  return (
    <ConfirmPanel
      title={copy.askDiscard}
      text={copy.discardText}
      isDanger
      button={copy.discard}
      cancel={copy.keep}
      intent="discard"
      action={path}
      cancelPath={path}
      problem={undefined}
    />
  )
}
