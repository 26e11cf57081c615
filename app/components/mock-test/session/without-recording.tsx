import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { canGoOnWithout } from '#app/models/mock-test/exam-state.ts'
import type { ExamState } from '#app/models/mock-test/exam-types.ts'
import { useCopy } from '../../shell/locale.ts'
import { buttonClasses } from '../../ui/button.tsx'
import type { ExamActions } from './exam.ts'

interface Face {
  label: string
  press: 'goOnWithout' | 'retry'
  note?: string
}

function useFace(state: ExamState): Face | null {
  const { buttons, without } = useCopy(mockTestSessionCopy)
  if (state.capture === 'absent') return { label: buttons.tryMicrophone, press: 'retry' }
  if (!canGoOnWithout(state)) return null
  return state.phase === 'waiting-for-start'
    ? { label: buttons.withoutMicrophone, press: 'goOnWithout', note: without.microphone }
    : { label: buttons.withoutRecording, press: 'goOnWithout', note: without.recording }
}

/** The way on where nothing can be recorded, with what it means; and the way back to the microphone. */
export function WithoutRecording({ state, actions }: { state: ExamState; actions: ExamActions }) {
  const face = useFace(state)
  if (!face) return null
  const { label, press, note } = face
  return (
    <div>
      <button
        type="button"
        onClick={(event) => event.detail <= 1 && actions[press]()}
        aria-describedby={note === undefined ? undefined : 'without-note'}
        className={buttonClasses('secondary', 'w-full md:max-w-md')}
      >
        {label}
      </button>
      {note !== undefined && (
        <p id="without-note" className="measure mt-1 text-13 text-soft">
          {note}
        </p>
      )}
    </div>
  )
}
