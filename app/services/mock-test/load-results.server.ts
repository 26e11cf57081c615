import type { Locale } from '#app/config/copy/locale.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { SLOTS } from '#app/models/mock-test/attempt-state.ts'
import type { StoredAttempt, StoredDialogue } from '#app/models/mock-test/attempt.server.ts'
import { markableSegments } from '#app/models/mock-test/markable-segments.server.ts'
import { hasOwnMarks, ownResults } from '#app/models/mock-test/own-results.server.ts'
import { interpretingMinutes, rulesOf } from '#app/models/mock-test/exam-rules.ts'
import type {
  DialogueResults,
  MockTestResults,
  OfficialVerdict,
  OwnRecording,
  ResultsDialogue,
  RulesOutcome,
  SegmentSubmission,
} from '#app/models/mock-test/results-view.ts'
import { officialVerdict } from '#app/models/mock-test/official-verdict.ts'
import { shownPercentage } from '#app/models/mock-test/result-grade.ts'
import { segmentMarks } from '#app/models/mock-test/segment-marks.ts'
import { readNotes, type SegmentNote } from '#app/models/notes/segment-note.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import { expiryOf } from '#app/models/speech/retention.ts'
import type { StoredRecording } from '#app/models/speech/stored-recording.server.ts'
import { bothResults, settleMockTest } from './complete-mock-test.server.ts'
import { evaluateSlot } from './evaluate-dialogue.server.ts'
import { getOwnAttempt } from './load-exam.server.ts'
import { loadStartState } from './start-mock-test.server.ts'
import { officialLine } from './official-line.ts'

interface Options {
  user: CurrentUser
  mockTestId: number
  locale: Locale
  now: Date
}

type Both = [DialogueResults, DialogueResults]

/** The notes on one dialogue, with its own segment numbers. */
function notesOf(
  { segmentNotes, dialogues: [first] }: StoredAttempt,
  { slot, segments }: StoredDialogue,
): SegmentNote[] {
  const before = slot === 1 ? 0 : first.segments.length
  return readNotes(segmentNotes)
    .map((note) => ({ ...note, segmentIndex: note.segmentIndex - before }))
    .filter(({ segmentIndex }) => segmentIndex >= 0 && segmentIndex < segments.length)
}

interface Judged {
  attempt: StoredAttempt
  dialogue: StoredDialogue
  results: DialogueResults
}

function toDialogue({ attempt, dialogue, results: { evaluation } }: Judged): ResultsDialogue {
  const { id, slot, title, titleTr, topic, segments, spokenTexts } = dialogue
  return {
    id,
    slot,
    title,
    titleTr,
    topic,
    evaluation,
    notes: notesOf(attempt, dialogue),
    lines: segments.map(({ speaker, text, translation, variants }, segmentIndex) => {
      const hasAudio = spokenTexts[segmentIndex] === text
      return { dialogueId: id, segmentIndex, speaker, text, translation, variants, hasAudio }
    }),
    transcript: segments
      .flatMap(({ speaker, text, translation }) => [`${speaker}: ${text}`, `Translation: ${translation}`])
      .join('\n'),
  }
}

function toOwnRecording(recording: StoredRecording): OwnRecording {
  const { id, saved, createdAt } = recording
  const expiresAt = saved ? null : expiryOf(recording).toISOString()
  return { id, saved, recordedAt: createdAt.toISOString(), expiresAt }
}

function toSubmissions({ submitted }: StoredDialogue, { evaluation }: DialogueResults): SegmentSubmission[] {
  const recordings = new Map(submitted.map(({ segmentIndex, recording }) => [segmentIndex, recording]))
  return segmentMarks(evaluation).map((marks) => {
    const stored = recordings.get(marks.segmentIndex)
    return { ...marks, recordingId: stored?.id ?? null, recording: stored ? toOwnRecording(stored) : null }
  })
}

function rulesOutcome({ realRules, dialogues }: StoredAttempt, results: Both): RulesOutcome {
  const rules = rulesOf(realRules)
  const minutes = interpretingMinutes([dialogues[0].interpretingMs, dialogues[1].interpretingMs])
  return {
    ...rules,
    repeats: [results[0].repeats, results[1].repeats],
    repeatDeductions: [results[0].repeatDeduction, results[1].repeatDeduction],
    interpretingMinutes: minutes,
    overBudget: rules.budgetMinutes !== null && minutes !== null && minutes > rules.budgetMinutes,
  }
}

function summaryOf({ total, outOf, passed }: OfficialVerdict): MockTestResults['summary'] {
  return {
    totalScore: total,
    maxPossibleScore: outOf,
    percentage: shownPercentage({ total, outOf }),
    passed,
  }
}

function isSelfReported(submissions: SegmentSubmission[]): boolean {
  return submissions.some(({ feedback }) => ['typed', 'browser'].includes(feedback.transcriptSource ?? ''))
}

/** Whether the clock cut the test short, and how many segments were never submitted. */
function endOf({
  dialogues,
  givenUpSlots,
}: StoredAttempt): Pick<MockTestResults['mockTest'], 'ranOut' | 'notHandedIn'> {
  const missing = dialogues.map(({ slot, segments, submitted }) => ({
    slot,
    count: segments.length - submitted.length,
  }))
  return {
    ranOut: missing.some(({ slot, count }) => count > 0 && !givenUpSlots.includes(slot)),
    notHandedIn: missing.reduce((sum, { count }) => sum + count, 0),
  }
}

function mockTestOf(
  attempt: StoredAttempt,
  { results, verdict, completedAt }: { results: Both; verdict: OfficialVerdict; completedAt: Date },
): MockTestResults['mockTest'] {
  return {
    id: attempt.id,
    templateId: attempt.templateId,
    templateTitle: attempt.templateTitle,
    templateTitleTr: attempt.templateTitleTr,
    startedAt: attempt.startedAt.toISOString(),
    completedAt: completedAt.toISOString(),
    dialogue1Results: results[0],
    dialogue2Results: results[1],
    overallScore: verdict.total,
    passed: verdict.passed,
    ...endOf(attempt),
    rules: rulesOutcome(attempt, results),
  }
}

/** Whether the learner's own marks are kept beside Köprü's, or can be given; null if neither. */
function ownMarksOf(attempt: StoredAttempt): MockTestResults['ownMarks'] {
  if (attempt.markedBy === 'learner') return null
  if (hasOwnMarks(attempt)) return 'given'
  return markableSegments(attempt).length > 0 ? 'possible' : null
}

interface Wanted extends Options {
  /** By the learner's own marks, where they are kept beside Köprü's. */
  own?: boolean
}

async function resultsOf(attempt: StoredAttempt, { user, locale, now, own = false }: Wanted): Promise<MockTestResults> {
  const machine = bothResults(attempt)
  const { completedAt, passingScore, maxPossibleScore: outOf } = attempt
  if (!machine || !completedAt) throw new AppError('CONFLICT', (copy) => copy.mockTestNotEvaluated)
  const isBeside = own && attempt.markedBy === 'machine' && hasOwnMarks(attempt)
  const results = isBeside ? ownResults(attempt) : machine
  const markedBy = isBeside ? 'learner' : attempt.markedBy
  const verdict = officialVerdict({ results, passingScore, outOf })
  const [first, second] = attempt.dialogues
  const segmentSubmissions = [...toSubmissions(first, results[0]), ...toSubmissions(second, results[1])]
  return {
    mockTest: mockTestOf(attempt, { results, verdict, completedAt }),
    dialogues: [
      toDialogue({ attempt, dialogue: first, results: results[0] }),
      toDialogue({ attempt, dialogue: second, results: results[1] }),
    ],
    segmentSubmissions,
    summary: summaryOf(verdict),
    official: verdict,
    officialLine: officialLine({ ...verdict, markedBy }, locale),
    markedBy,
    ownMarks: ownMarksOf(attempt),
    machineTotal: isBeside ? officialVerdict({ results: machine, passingScore, outOf }).total : null,
    selfReported: isSelfReported(segmentSubmissions),
    nextAllowedAt: (await loadStartState({ user, now })).nextAllowedAt,
  }
}

/**
 * The results of a learner's finished mock test.
 *
 * @throws AppError NOT_FOUND, CONFLICT until it is finished.
 */
export async function loadResults(options: Wanted): Promise<MockTestResults> {
  const { user, mockTestId } = options
  return resultsOf(await getOwnAttempt({ userId: user.id, mockTestId }), options)
}

/**
 * The same for their page, with what an examiner says of each dialogue's segments.
 *
 * @throws AppError NOT_FOUND, CONFLICT until it is finished.
 */
export async function loadGuidedResults(
  options: Wanted,
): Promise<{ results: MockTestResults; guidance: [ShownGuidance[], ShownGuidance[]] }> {
  const { user, mockTestId } = options
  const attempt = await getOwnAttempt({ userId: user.id, mockTestId, isGuided: true })
  const [first, second] = attempt.dialogues
  return { results: await resultsOf(attempt, options), guidance: [first.guidance, second.guidance] }
}

/**
 * Completes a mock test whose dialogues are evaluated, once, and returns its results. With `giveUp`, dialogues not yet
 * evaluated are evaluated as they are first.
 *
 * @throws AppError NOT_FOUND, CONFLICT while a dialogue is not evaluated, PROVIDER_UNAVAILABLE.
 */
export async function completeMockTest(
  options: Options & { giveUp?: boolean; signal: AbortSignal },
): Promise<MockTestResults> {
  const { user, mockTestId, now, giveUp = false, signal } = options
  await getOwnAttempt({ userId: user.id, mockTestId })
  if (giveUp) for (const slot of SLOTS) await evaluateSlot({ mockTestId, slot, signal, giveUp })
  await settleMockTest({ mockTestId, now })
  return loadResults(options)
}
