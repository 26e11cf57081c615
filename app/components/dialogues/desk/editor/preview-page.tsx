import { lazy, Suspense, useState } from 'react'
import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { DIALOGUE_EDIT_CALL, editorPath } from '#app/config/navigation.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { FocusPage } from '../../../shell/focus-page.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'

const TestPlayer = lazy(async () => ({ default: (await import('../../../player/test-player.tsx')).TestPlayer }))

interface Props {
  /** Null for a new one. */
  dialogueId: number | null
  title: string
  segments: Pick<Segment, 'speaker' | 'text'>[]
  revision: number
}

function Player({ dialogueId, title, segments, revision, onOver }: Props & { onOver: () => void }) {
  const copy = useCopy(dialogueEditorCopy).previewPage
  const query = new URLSearchParams({
    ...(dialogueId !== null && { dialogue: String(dialogueId) }),
    // A changed text needs a new address, as browsers cache what they have played.
    revision: String(revision),
  })
  return (
    <Suspense>
      <TestPlayer
        dialogueId={dialogueId ?? 0}
        title={title || copy.untitled}
        segments={segments}
        voices={[]}
        heldAttempt={null}
        submitUrl=""
        offersRecognition={false}
        trialAudioUrl={(index) => `${DIALOGUE_EDIT_CALL}/audio/${index}?${query}`}
        onDone={onOver}
      />
    </Suspense>
  )
}

/** The learner's player with what an admin has typed. Nothing is stored. */
export function PreviewPage(props: Props) {
  const copy = useCopy(dialogueEditorCopy).previewPage
  const isHydrated = useHydrated()
  const [runs, setRuns] = useState({ count: 0, isOver: false })
  const { dialogueId, title, segments } = props
  const path = editorPath(dialogueId)
  const isOver = runs.isOver || segments.length === 0
  return (
    <FocusPage title={copy.title(title || copy.untitled)} subtitle={copy.note} leaveTo={path}>
      <noscript>
        <p className="mx-auto max-w-3xl px-4 py-12">{copy.noScript}</p>
      </noscript>
      {isOver ? (
        <div className="mx-auto max-w-3xl px-4 py-12 text-center">
          <p role="status">{segments.length === 0 ? copy.none : copy.over}</p>
          <p className="mt-6 flex flex-wrap justify-center gap-3">
            <ButtonLink to={path}>{copy.toEditor}</ButtonLink>
            {segments.length > 0 && (
              <Button look="secondary" onClick={() => setRuns({ count: runs.count + 1, isOver: false })}>
                {copy.again}
              </Button>
            )}
          </p>
        </div>
      ) : (
        isHydrated && <Player key={runs.count} {...props} onOver={() => setRuns({ count: runs.count, isOver: true })} />
      )}
    </FocusPage>
  )
}
