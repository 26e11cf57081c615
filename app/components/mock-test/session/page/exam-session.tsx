import { Mic } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import { flatIndex } from '#app/models/mock-test/exam-state.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { LeaveQuestion } from '#app/components/practice/leave-question.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { useScrollRoom } from '#app/components/shell/use-scroll-room.ts'
import { useWakeLock } from '#app/components/sound/use-wake-lock.ts'
import { Note } from '#app/components/ui/note.tsx'
import { ExamButton } from './exam-button.tsx'
import { ExamNotes } from '../notes/exam-notes.tsx'
import { ExamNotices } from './exam-notices.tsx'
import { ExamProgress, ExamStage } from './exam-stage.tsx'
import { FinishPanel } from './finish-panel.tsx'
import { RepeatButton } from './repeat-button.tsx'
import { StartCue } from './start-cue.tsx'
import { useExamNotes } from '../notes/use-exam-notes.ts'
import { useMinute } from './use-minute.ts'
import { type UseExam, useExam } from './use-exam.ts'

interface Props {
  view: ExamView
  onLeft: () => void
}

/** Under the real rules: how much of the interpreting time is used. */
function Budget({ beganAt, minutes }: { beganAt: number | null; minutes: number | null }) {
  const copy = useCopy(mockTestSessionCopy).realRules
  const now = useMinute()
  if (beganAt === null || minutes === null) return null
  const spent = Math.max(0, Math.floor((now - beganAt) / MINUTE_MS))
  return <p className="tabular text-13 text-soft">{copy.budget(spent, minutes)}</p>
}

/** Enables the microphone again. The height is fixed, so the main button does not move. */
function TryMicrophone({ exam }: { exam: UseExam }) {
  const copy = useCopy(mockTestSessionCopy).buttons
  return (
    <div className="min-h-7">
      {exam.state.capture === 'absent' && (
        <button
          type="button"
          onClick={(event) => event.detail <= 1 && exam.actions.retry()}
          className="flex min-h-7 items-center gap-2 text-15 font-semibold text-accent underline underline-offset-4"
        >
          <Mic aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {copy.tryMicrophone}
        </button>
      )}
    </div>
  )
}

/** The controls within reach of the thumb. */
function Controls({ exam, view }: { exam: UseExam; view: ExamView }) {
  const copy = useCopy(mockTestSessionCopy)
  const { state, actions } = exam
  const button = useRef<HTMLButtonElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { phase } = state
  useScrollRoom(bar)
  // The focused control may have been removed; the main button is always present.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && phase !== 'waiting-for-start') button.current?.focus({ preventScroll: true })
  }, [phase])
  const isRecording = phase === 'recording' && state.capture === 'running'
  const { startCueSeconds } = view.rules
  return (
    <div
      ref={bar}
      className="sticky bottom-0 -mx-4 mt-auto border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto max-w-md space-y-3">
        <ExamNotices exam={exam} view={view} />
        <div className="flex justify-between gap-4">
          <Budget beganAt={exam.beganAt} minutes={view.rules.budgetMinutes} />
          <p className="min-h-5 text-13 text-soft">{exam.waiting > 0 && copy.waiting(exam.waiting)}</p>
        </div>
        <TryMicrophone exam={exam} />
        {startCueSeconds > 0 && (
          <div className="min-h-6">
            {isRecording && (
              <StartCue
                key={`${state.slot}.${state.segment}.${state.repeats}`}
                seconds={startCueSeconds}
                levels={exam.subscribeLevel}
                elapsedMs={exam.subscribeElapsedMs}
              />
            )}
          </div>
        )}
        <ExamButton state={state} isReady={exam.isReady} actions={actions} buttonRef={button} />
        <div className={view.rules.realRules ? 'min-h-18 md:min-h-11' : ''}>
          <RepeatButton state={state} rules={view.rules} onPress={actions.repeat} />
        </div>
      </div>
    </div>
  )
}

/** The session of a mock test, rendered only in the browser. */
export function ExamSession({ view, onLeft }: Props) {
  const copy = useCopy(mockTestSessionCopy)
  const exam = useExam({ view, copy, onLeft })
  const { state } = exam
  const notes = useExamNotes(view.mockTestId, state.phase)
  const isOver = state.phase === 'finishing' || state.phase === 'done'
  useWakeLock(state.phase === 'playing' || state.phase === 'recording')
  const isAtRisk = state.phase !== 'waiting-for-start' && state.phase !== 'done'
  return (
    <div
      className={`mx-auto flex w-full flex-1 flex-col gap-3 px-4 pt-4 md:px-6 md:pt-8 ${isOver ? 'max-w-3xl' : 'max-w-6xl'}`}
    >
      {isAtRisk && <LeaveQuestion sentence={copy.leave} />}
      <p aria-live="polite" className="sr-only">
        {exam.announcement}
      </p>
      {isOver ? (
        <FinishPanel state={state} onRetry={exam.actions.retryFinish} />
      ) : (
        <>
          <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,48rem)_20rem] lg:justify-center">
            <div className="min-w-0 space-y-3">
              <ExamProgress state={state} view={view} />
              <ExamStage exam={exam} view={view} />
            </div>
            <ExamNotes notes={notes} index={flatIndex(state.counts, state)} />
            <Note className="text-15">
              <p>{copy.warning}</p>
              <p className="text-soft">{copy.warningNote}</p>
            </Note>
          </div>
          <Controls exam={exam} view={view} />
        </>
      )}
    </div>
  )
}
