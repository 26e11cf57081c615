import { useSyncExternalStore } from 'react'
import { microphoneCopy } from '#app/config/copy/microphone.ts'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { canGoOnWithout } from '#app/models/mock-test/exam-state.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { Notice } from '#app/components/player/controls/notice.tsx'
import { SoundNotice } from '#app/components/player/controls/sound-notice.tsx'
import {
  recognitionStatus,
  subscribeRecognition,
  unknownRecognition,
} from '#app/components/player/recognition/recognition-store.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { buttonClasses } from '#app/components/ui/button.tsx'
import { placeOf } from '../exam/exam-context.ts'
import type { UseExam } from './use-exam.ts'
import { useOnline } from './use-online.ts'

interface Props {
  exam: UseExam
  view: ExamView
}

/** Continues without a recording, with an explanation. Ignores the second half of a double click. */
function GoOnWithout({ state, actions }: Pick<UseExam, 'state' | 'actions'>) {
  const { buttons, without } = useCopy(mockTestSessionCopy)
  if (!canGoOnWithout(state)) return null
  const isAtStart = state.phase === 'waiting-for-start'
  return (
    <>
      <button
        type="button"
        onClick={(event) => event.detail <= 1 && actions.goOnWithout()}
        aria-describedby="without-note"
        className={buttonClasses('secondary', 'mt-3 w-full')}
      >
        {isAtStart ? buttons.withoutMicrophone : buttons.withoutRecording}
      </button>
      <p id="without-note" className="mt-2 text-13 text-ink">
        {isAtStart ? without.microphone : without.recording}
      </p>
    </>
  )
}

/** Why recording failed, and two ways to continue: the main button below tries again. */
function Problem({ state, actions }: Pick<UseExam, 'state' | 'actions'>) {
  const copy = useCopy(mockTestSessionCopy)
  const { microphone, capture } = state
  if (!microphone && capture !== 'failed') return null
  return (
    <Notice tone="error">
      {microphone ? (
        <>
          <p className="font-semibold">{copy.toasts.microphone}</p>
          <p className="text-ink">{copy.microphone[microphone]}</p>
        </>
      ) : (
        <p>{copy.nothingRecorded}</p>
      )}
      <GoOnWithout state={state} actions={actions} />
    </Notice>
  )
}

/** Which recordings the server rejected, and what happens to those segments. */
function SetAside({ exam, view }: Props) {
  const copy = useCopy(mockTestSessionCopy)
  const places = exam.setAside.flatMap((index) => {
    const place = placeOf(view, index)
    return place ? { dialogue: place.slot + 1, segment: place.segment + 1 } : []
  })
  return places.length > 0 ? <Notice tone="hint">{copy.setAside(places)}</Notice> : null
}

/** The browser stopped turning speech into text: what happens instead. */
function Hearing() {
  const { without } = useCopy(microphoneCopy).recognition
  const { fault } = useSyncExternalStore(subscribeRecognition, recognitionStatus, unknownRecognition)
  return (
    <div role="status" className="contents">
      {fault && <Notice tone="hint">{without[fault]}</Notice>}
    </div>
  )
}

/** Current notices, above the main button, which does not move. */
export function ExamNotices({ exam, view }: Props) {
  const copy = useCopy(mockTestSessionCopy)
  const isOnline = useOnline()
  const { state, actions } = exam
  return (
    <>
      {state.isOverTime && (
        <Notice tone="hint">
          <p className="font-semibold">{copy.overTime}</p>
        </Notice>
      )}
      <SetAside exam={exam} view={view} />
      <Hearing />
      <SoundNotice subscribe={exam.subscribeTrouble} />
      {!isOnline && <Notice tone="hint">{copy.offline}</Notice>}
      <Problem state={state} actions={actions} />
    </>
  )
}
