import type { SubmissionResult } from '@conform-to/react'
import { ArrowLeft } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { DESK_PATH, deskAudioPath, editorPath, insightPath, previewPath, versionsPath } from '#app/config/navigation.ts'
import type { DraftValues } from '#app/models/dialogues/draft-values.ts'
import { DESK_LINK } from '../../../admin/desk-table.tsx'
import { PublicationLine } from '../../../admin/publication.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { Page } from '../../../shell/page.tsx'
import { DialogueForm, type StoredParts } from '../dialogue-form.tsx'
import { type Asked, Questions } from '../questions.tsx'
import type { Stale } from '../stale-choice.tsx'
import { DiscardQuestion, EditNote, type KeptEdit } from './edit-note.tsx'
import type { LostParts } from './lost-parts.tsx'
import { SavedNote } from './saved-note.tsx'

export interface EditedDialogue {
  id: number
  title: string
  publishedAt: string | null
  /** What the checks say of the saved dialogue. */
  advice: number
  stored: StoredParts
  /** What the last save dropped, if it was just saved. */
  lost: LostParts
  /** Recordings whose text has changed. */
  unheard: number
}

interface Props {
  /** Null for a new one. */
  dialogue: EditedDialogue | null
  /** The title of a dialogue that is deleted. */
  gone: string | null
  values: DraftValues
  edit: KeptEdit | null
  questions: Pick<Asked, 'removing' | 'restoring' | 'publishing' | 'unpublishing'>
  isDiscard: boolean
  /** It was just saved. */
  isSaved: boolean
  timeZone: string
  result: SubmissionResult | undefined
  stale: Stale | undefined
  problem: string | undefined
  answer: unknown
}

function Ways({ dialogue }: { dialogue: EditedDialogue | null }) {
  const copy = useCopy(dialogueEditorCopy)
  const audio = useCopy(segmentAudioCopy)
  const transfer = useCopy(dialogueTransferCopy)
  const ways = dialogue
    ? [
        { to: previewPath(dialogue.id), label: copy.preview },
        { to: deskAudioPath(dialogue.id), label: audio.open },
        { to: versionsPath(dialogue.id), label: copy.versions },
        { to: insightPath(dialogue.id), label: copy.insight },
      ]
    : [{ to: previewPath(null), label: copy.preview }]
  return (
    <nav aria-label={copy.ways} className="mb-4">
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link to={DESK_PATH} className={`${DESK_LINK} gap-1`}>
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
            {copy.library}
          </Link>
        </li>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={DESK_LINK}>
              {label}
            </Link>
          </li>
        ))}
        {dialogue && (
          <li>
            <a href={`${editorPath(dialogue.id)}/export`} download className={DESK_LINK}>
              {transfer.exportAction}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** /admin/dialogues/new and /admin/dialogues/:id: the editor. */
export function EditorPage(props: Props) {
  const desk = useCopy(dialogueDeskCopy)
  const { dialogue, gone, values, edit, isSaved, timeZone } = props
  const id = dialogue?.id ?? null
  const path = editorPath(id)
  const pathTo = (more?: Record<string, string>) => (more ? `${path}?${new URLSearchParams(more)}` : path)
  return (
    <Page title={dialogue?.title ?? desk.add} subtitle={dialogue ? desk.edit : desk.subtitle}>
      <Ways dialogue={dialogue} />
      {gone !== null && dialogue && (
        <p role="alert" className="mb-6 border-l-4 border-sun py-1 pl-4">
          {desk.gone(gone)}{' '}
          <Link to={`${DESK_PATH}?state=archived&restore=${dialogue.id}`} className={DESK_LINK}>
            {desk.restoreAction}
          </Link>
        </p>
      )}
      {isSaved && dialogue && !edit && <SavedNote dialogue={dialogue} />}
      <Questions {...props.questions} problem={props.problem} answer={props.answer} pathTo={pathTo} />
      {props.isDiscard && edit ? (
        <DiscardQuestion dialogueId={id} />
      ) : (
        edit && <EditNote edit={edit} dialogueId={id} timeZone={timeZone} />
      )}
      {dialogue && gone === null && (
        <PublicationLine
          publishedAt={dialogue.publishedAt}
          timeZone={timeZone}
          title={dialogue.title}
          to={{ publish: pathTo({ publish: String(id) }), unpublish: pathTo({ unpublish: String(id) }) }}
        />
      )}
      <DialogueForm
        // The key changes for another dialogue, once it is saved or discarded, and after the form was cleared.
        key={`${id} ${values.version} ${edit === null} ${values.title === ''}`}
        lastResult={props.result}
        defaultValue={values}
        action={path}
        cancelPath={dialogue ? DESK_PATH : undefined}
        clearPath={pathTo({ clear: '1' })}
        stale={props.stale}
        editor={{
          dialogueId: id,
          revision: edit?.revision ?? 0,
          isPublished: dialogue?.publishedAt != null,
          stored: dialogue?.stored ?? { segments: [], guidance: [] },
        }}
      />
    </Page>
  )
}
