import type { RefObject } from 'react'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { DIALOGUE_EDIT_CALL } from '#app/config/navigation.ts'
import { draftName } from '../../../drafts/desk-draft.ts'
import { useCopy } from '../../../shell/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { LeaveQuestion } from '../../../practice/leave-question.tsx'
import { KeptLine } from './kept-line.tsx'
import { useAutosave } from './use-autosave.ts'

interface Props {
  element: RefObject<HTMLFormElement | null>
  /** Null for a new one. */
  dialogueId: number | null
  revision: number
  isPublished: boolean
  /** Changes with every change of the form. */
  values: string
  action: string
  version: string
  answer: unknown
}

/** Keeps what is typed, by itself or, without script, by a button; and says who sees it when. */
export function KeepEdit({ dialogueId, isPublished, action, version, ...props }: Props) {
  const copy = useCopy(dialogueEditorCopy)
  const path = `${DIALOGUE_EDIT_CALL}${dialogueId === null ? '' : `?dialogue=${dialogueId}`}`
  const state = useAutosave({ ...props, path, draft: draftName(action, version) })
  return (
    <>
      <noscript>
        <Button type="submit" look="secondary" name="intent" value="keep">
          {copy.keep}
        </Button>
      </noscript>
      <div className="min-w-0">
        <KeptLine state={state} />
        {isPublished && <p className="text-13 text-soft">{copy.publishedNote}</p>}
      </div>
      {(state === 'offline' || state === 'refused' || state === 'elsewhere') && <LeaveQuestion sentence={copy.leave} />}
    </>
  )
}
