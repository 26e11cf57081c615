import type { Locale } from '#app/config/copy/locale.ts'
import { titleIn, wordsIn } from '#app/models/dialogues/dialogue-words.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { markableSegments } from '#app/models/mock-test/markable-segments.server.ts'
import type { MarkingView, SessionWish } from '#app/models/mock-test/marking-view.ts'
import type { MockTestResults, ResultsDialogue } from '#app/models/mock-test/results-view.ts'
import { templateTitleIn } from '#app/models/mock-test/template-title.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import { type KeepableRecording, toKeepable } from '#app/models/speech/retention.ts'
import { loadExam } from './load-exam.server.ts'
import { momentText } from './load-menu.server.ts'
import { loadGuidedResults } from './load-results.server.ts'
import { getMarkableAttempt } from './supply-marks.server.ts'

export type SessionView =
  | { view: 'exam'; title: string; exam: ExamView }
  /** `canMark`: there is a recording to mark instead. */
  | { view: 'words'; title: string; exam: ExamView; canMark: boolean }
  | { view: 'marking'; title: string; marking: MarkingView }
  | {
      view: 'results'
      title: string
      results: MockTestResults
      /** By dialogue and segment. */
      guidance: [ShownGuidance[], ShownGuidance[]]
      nextFrom: string | null
      /** By recordingId. */
      recordings: Record<string, KeepableRecording>
    }

interface Options {
  user: CurrentUser
  mockTestId: number
  wish: SessionWish
  locale: Locale
  now: Date
}

async function findExam({ user, mockTestId, locale, now }: Options): Promise<ExamView | null> {
  try {
    const exam = await loadExam({ userId: user.id, mockTestId, now })
    return { ...exam, dialogues: exam.dialogues.map((dialogue) => ({ ...dialogue, ...wordsIn(dialogue, locale) })) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

function keepableOf(results: MockTestResults, dateText: (at: Date) => string): Record<string, KeepableRecording> {
  return Object.fromEntries(
    results.segmentSubmissions.flatMap(({ segmentIndex, recording }) => {
      if (!recording) return []
      const { id, saved, recordedAt } = recording
      return [[id, toKeepable({ id, saved, segmentIndex, createdAt: new Date(recordedAt) }, dateText)] as const]
    }),
  )
}

async function loadMarking({ user, mockTestId, now }: Options): Promise<MarkingView> {
  const attempt = await getMarkableAttempt({ userId: user.id, mockTestId, now })
  return { mockTestId, isFinished: attempt.status === 'completed', segments: markableSegments(attempt) }
}

/** The data of /mock-test/session/:mockTestId; null if the learner has no such test. */
export async function loadSession(options: Options): Promise<SessionView | null> {
  const exam = await findExam(options)
  if (!exam) return null
  const { user, locale, wish } = options
  const title = templateTitleIn(exam, locale)
  if (exam.phase === 'words') {
    const canMark = exam.wordsWanted.some(({ recordingId }) => recordingId !== null)
    if (wish === 'type' || !canMark) return { view: 'words', title, exam, canMark }
    return { view: 'marking', title, marking: await loadMarking(options) }
  }
  if (exam.phase !== 'done') return { view: 'exam', title, exam }
  const { results: found, guidance } = await loadGuidedResults({ ...options, own: wish === 'own' })
  const [first, second] = found.dialogues
  const named = (dialogue: ResultsDialogue) => ({ ...dialogue, title: titleIn(dialogue, locale) })
  const results: MockTestResults = { ...found, dialogues: [named(first), named(second)] }
  const { nextAllowedAt, ownMarks } = results
  if (wish === 'mark' && ownMarks !== null) return { view: 'marking', title, marking: await loadMarking(options) }
  const reader = { timezone: user.timezone, locale }
  const dateText = dateWriter(reader)
  const nextFrom = nextAllowedAt && momentText({ ...reader, at: new Date(nextAllowedAt) })
  return { view: 'results', title, results, guidance, nextFrom, recordings: keepableOf(results, dateText) }
}
