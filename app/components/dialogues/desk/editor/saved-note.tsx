import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { deskAudioPath, NEW_DIALOGUE_PATH, versionsPath } from '#app/config/navigation.ts'
import { DESK_LINK } from '../../../admin/desk-table.tsx'
import { useCopy } from '../../../shell/locale.ts'
import type { EditedDialogue } from './editor-page.tsx'
import { LostGuidanceList, LostUnitList } from './lost-parts.tsx'

function Dropped({ dialogueId, text, children }: { dialogueId: number; text: string; children: ReactNode }) {
  const { versions } = useCopy(dialogueEditorCopy)
  return (
    <>
      <p className="font-semibold">
        {text}{' '}
        <Link to={versionsPath(dialogueId)} className={DESK_LINK}>
          {versions}
        </Link>
      </p>
      {children}
    </>
  )
}

/** That it is saved, who sees it, what the checks say, and where to go from here. */
export function SavedNote({ dialogue }: { dialogue: EditedDialogue }) {
  const desk = useCopy(dialogueDeskCopy)
  const editor = useCopy(dialogueEditorCopy)
  const audio = useCopy(segmentAudioCopy)
  const words = useCopy(publishingCopy)
  const { id, title, publishedAt, advice, unheard, lost } = dialogue
  const copy = desk.saved
  return (
    <div role="status" className="mb-6 border-l-4 border-success py-1 pl-4">
      <p>
        <strong className="font-semibold">{copy.title(title)}</strong>{' '}
        {publishedAt === null ? words.savedAsDraft : words.savedPublished}{' '}
        {advice === 0 ? copy.clean : copy.advice(advice)}
      </p>
      {lost.units.length > 0 && (
        <Dropped dialogueId={id} text={editor.units.dropped}>
          <LostUnitList lost={lost.units} />
        </Dropped>
      )}
      {lost.guidance.length > 0 && (
        <Dropped dialogueId={id} text={editor.guidance.dropped}>
          <LostGuidanceList lost={lost.guidance} />
        </Dropped>
      )}
      {unheard > 0 && (
        <p className="font-semibold">
          {audio.unheard(unheard)}{' '}
          <Link to={deskAudioPath(id)} className={DESK_LINK}>
            {audio.open}
          </Link>
        </p>
      )}
      <Link to={NEW_DIALOGUE_PATH} className={DESK_LINK}>
        {desk.addAnother}
      </Link>
    </div>
  )
}
