import { useEffect, useRef } from 'react'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { LeaveQuestion } from '../../practice/leave-question.tsx'
import { ElapsedTime } from '../../practice/test-player/elapsed-time.tsx'
import { Notice } from '../../practice/test-player/notice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Note } from '../../ui/note.tsx'
import { ExamButton } from './exam-button.tsx'
import { placeOf } from './exam-context.ts'
import { ExamProgress, ExamStage } from './exam-stage.tsx'
import { FinishPanel } from './finish-panel.tsx'
import { LevelBar } from './level-bar.tsx'
import { RepeatButton } from './repeat-button.tsx'
import { StartCue } from './start-cue.tsx'
import { WithoutRecording } from './without-recording.tsx'
import { useMinute } from './use-minute.ts'
import { useOnline } from './use-online.ts'
import { type UseExam, useExam } from './use-exam.ts'

const MINUTE_MS = 60_000

interface Props {
  view: ExamView
  onLeft: () => void
}

function Problem({ exam }: { exam: UseExam }) {
  const copy = useCopy(mockTestSessionCopy)
  const { microphone, capture } = exam.state
  if (microphone) {
    return (
      <Notice tone="error">
        <p className="font-semibold">{copy.toasts.microphone}</p>
        <p className="text-ink">{copy.microphone[microphone]}</p>
      </Notice>
    )
  }
  return capture === 'failed' ? <Notice tone="error">{copy.nothingRecorded}</Notice> : null
}

/** Which recordings the server could not take, and what becomes of those segments. */
function SetAside({ exam, view }: { exam: UseExam; view: ExamView }) {
  const copy = useCopy(mockTestSessionCopy)
  const places = exam.setAside.flatMap((index) => {
    const place = placeOf(view, index)
    return place ? { dialogue: place.slot + 1, segment: place.segment + 1 } : []
  })
  return places.length > 0 ? <Notice tone="hint">{copy.setAside(places)}</Notice> : null
}

/** What is on its way, without alarm: a connection that is gone only delays. */
function Sending({ waiting }: { waiting: number }) {
  const copy = useCopy(mockTestSessionCopy)
  const isOnline = useOnline()
  if (!isOnline) return <Notice tone="hint">{copy.offline}</Notice>
  return <p className="min-h-5 text-13 text-soft">{waiting > 0 && copy.waiting(waiting)}</p>
}

/** Under the real rules: how much of the time for interpreting is used. */
function Budget({ beganAt, minutes }: { beganAt: number | null; minutes: number | null }) {
  const copy = useCopy(mockTestSessionCopy).realRules
  const now = useMinute()
  if (beganAt === null || minutes === null) return null
  const spent = Math.max(0, Math.floor((now - beganAt) / MINUTE_MS))
  return <p className="tabular text-13 text-soft">{copy.budget(spent, minutes)}</p>
}

/** Everything that stands where the thumb is. */
function Controls({ exam, view }: { exam: UseExam; view: ExamView }) {
  const { state, actions } = exam
  const button = useRef<HTMLButtonElement>(null)
  const { phase } = state
  // What was pressed may be gone by now; the way on is always here.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && phase !== 'waiting-for-start') button.current?.focus({ preventScroll: true })
  }, [phase])
  const isRecording = phase === 'recording' && state.capture === 'running'
  const { startCueSeconds } = view.rules
  return (
    <div
      data-player-controls
      className="sticky bottom-[var(--foot,0px)] -mx-4 space-y-3 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:border-0 md:px-0"
    >
      <Problem exam={exam} />
      {/* Always as high, so that the button stays where it is. */}
      <div className={`flex min-h-7 items-center gap-4 md:max-w-md ${isRecording ? '' : 'invisible'}`}>
        <LevelBar subscribe={exam.subscribeLevel} />
        <ElapsedTime key={String(isRecording)} subscribe={exam.subscribeElapsedMs} />
      </div>
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
      <WithoutRecording state={state} actions={exam.actions} />
      <div className={view.rules.realRules ? 'min-h-18 md:min-h-11' : ''}>
        <RepeatButton state={state} rules={view.rules} onPress={actions.repeat} />
      </div>
      <Budget beganAt={exam.beganAt} minutes={view.rules.budgetMinutes} />
      <SetAside exam={exam} view={view} />
      <Sending waiting={exam.waiting} />
    </div>
  )
}

/** The session of a mock test: an island that exists in the browser only. */
export function ExamSession({ view, onLeft }: Props) {
  const copy = useCopy(mockTestSessionCopy)
  const exam = useExam({ view, copy, onLeft })
  const { state } = exam
  const isOver = state.phase === 'finishing' || state.phase === 'done'
  const isAtRisk = state.phase !== 'waiting-for-start' && state.phase !== 'done'
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {isAtRisk && <LeaveQuestion sentence={copy.leave} />}
      <p aria-live="polite" className="sr-only">
        {exam.announcement}
      </p>
      {isOver ? (
        <FinishPanel state={state} onRetry={exam.actions.retryFinish} />
      ) : (
        <>
          <ExamProgress state={state} view={view} />
          <ExamStage state={state} view={view} />
          <Controls exam={exam} view={view} />
          <Note className="text-15">
            <p>{copy.warning}</p>
            <p className="text-soft">{copy.warningNote}</p>
          </Note>
        </>
      )}
    </div>
  )
}
