import { ArrowRight, Check, Hourglass, Mic, Play, RotateCcw, Square } from 'lucide-react'
import type { RefObject } from 'react'
import type { MockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { isLastSegment } from '#app/models/mock-test/exam-state.ts'
import type { ExamState } from '#app/models/mock-test/exam-types.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import type { ExamActions } from '../exam/exam.ts'

type Press = 'start' | 'finish' | 'retry' | 'next'

interface Face {
  label: string
  Icon: typeof Play
  /** Undefined: nothing can be pressed now. */
  press?: Press
}

function recordingFace(copy: MockTestSessionCopy['buttons'], capture: ExamState['capture']): Face {
  const canFinish = capture === 'running' || capture === 'absent'
  if (capture === 'failed') return { label: copy.tryAgain, Icon: RotateCcw, press: 'retry' }
  return { label: copy.finish, Icon: Square, ...(canFinish && { press: 'finish' as const }) }
}

/** The main button's label and action. */
function faceOf(copy: MockTestSessionCopy['buttons'], state: ExamState, isReady: boolean): Face {
  switch (state.phase) {
    case 'waiting-for-start':
      if (state.isStarting) return { label: copy.starting, Icon: Mic }
      return { label: copy.start, Icon: Play, ...(isReady && { press: 'start' as const }) }
    case 'recording':
      return recordingFace(copy, state.capture)
    case 'complete':
      return isLastSegment(state)
        ? { label: copy.complete, Icon: Check, press: 'next' }
        : { label: copy.next, Icon: ArrowRight, press: 'next' }
    default:
      return { label: copy.wait, Icon: Hourglass }
  }
}

interface Props {
  state: ExamState
  isReady: boolean
  actions: ExamActions
  buttonRef: RefObject<HTMLButtonElement | null>
}

/**
 * The one main button, always in the same place. While unavailable it stays focusable, as a disabled button would lose
 * focus. The second half of a double click must not trigger the button's next action.
 */
export function ExamButton({ state, isReady, actions, buttonRef }: Props) {
  const copy = useCopy(mockTestSessionCopy).buttons
  const { label, Icon, press } = faceOf(copy, state, isReady)
  const hue = state.phase === 'recording' ? 'bg-critical text-paper' : 'bg-accent text-accent-ink'
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-disabled={press === undefined}
      onClick={press && ((event) => event.detail <= 1 && actions[press]())}
      className={`flex min-h-14 w-full items-center justify-center gap-3 rounded-control px-6 text-20 font-semibold transition-colors duration-150 ease-out aria-disabled:cursor-not-allowed aria-disabled:bg-line aria-disabled:text-ink md:max-w-md ${hue}`}
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
      {label}
    </button>
  )
}
