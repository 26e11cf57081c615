import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { useToast } from '#app/components/ui/toast-context.tsx'
import { createExam, type Exam, type ExamSnapshot } from '../exam/exam.ts'
import type { ExamNotice } from '../exam/exam-context.ts'

interface Options {
  /** Read once: set a `key` with the mock test's id on the component. */
  view: ExamView
  copy: MockTestSessionCopy
  /** The page should reload its state from the server. */
  onLeft: () => void
}

export interface UseExam
  extends
    ExamSnapshot,
    Pick<
      Exam,
      'actions' | 'subscribeTrouble' | 'subscribeSource' | 'subscribePosition' | 'subscribeLevel' | 'subscribeElapsedMs'
    > {}

function toastOf(copy: MockTestSessionCopy['toasts'], notice: ExamNotice) {
  if (notice.kind === 'audio') return { title: copy.audioTitle, text: copy.audio, tone: 'destructive' as const }
  const said = 'sentence' in notice ? notice.sentence : null
  return { title: copy.errorTitle, text: said ?? copy[notice.kind], tone: 'destructive' as const }
}

/** Binds the engine of one session to the view. */
export function useExam({ view, copy, onLeft }: Options): UseExam {
  const [exam] = useState(() => createExam({ view, copy: copy.announce }))
  const { show } = useToast()
  useEffect(() => exam.mount(), [exam])
  useEffect(() => exam.subscribeLeft(onLeft), [exam, onLeft])
  useEffect(() => exam.subscribeNotice((notice) => show(toastOf(copy.toasts, notice))), [exam, copy, show])
  const snapshot = useSyncExternalStore(exam.subscribe, exam.snapshot, exam.snapshot)
  const { actions, subscribeTrouble, subscribeSource, subscribePosition, subscribeLevel, subscribeElapsedMs } = exam
  return {
    ...snapshot,
    actions,
    subscribeTrouble,
    subscribeSource,
    subscribePosition,
    subscribeLevel,
    subscribeElapsedMs,
  }
}
