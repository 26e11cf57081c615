import { AppError } from '#app/errors.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import { dialogueAt, isTimeOver, nextSegment, phaseOf, SLOTS } from '#app/models/mock-test/attempt-state.ts'
import { factsOf, findAttempt, type StoredAttempt, type StoredDialogue } from '#app/models/mock-test/attempt.server.ts'
import { rulesOf } from '#app/models/mock-test/exam-rules.ts'
import { endOfClock } from '#app/models/mock-test/exam-time.ts'
import type { ActiveMockTest, ExamDialogue, ExamView, WantedWords } from '#app/models/mock-test/exam-view.ts'
import { closeOverdue } from './unfinished.server.ts'

interface Options {
  userId: number
  mockTestId: number
  now: Date
}

/**
 * A mock test owned by this learner; `isGuided` as in `findAttempt`.
 *
 * @throws AppError NOT_FOUND
 */
export async function getOwnAttempt(options: {
  userId: number
  mockTestId: number
  isGuided?: boolean
}): Promise<StoredAttempt> {
  const { mockTestId: id, userId, isGuided = false } = options
  const attempt = await findAttempt({ id, userId, isGuided })
  if (!attempt) throw new AppError('NOT_FOUND', (copy) => copy.mockTestNotFound)
  return attempt
}

/** The segments of these dialogues that the learner is asked to type. */
export function wordsWantedOf(dialogues: readonly StoredDialogue[]): WantedWords[] {
  return dialogues.flatMap(({ slot, id: dialogueId, submitted }) =>
    submitted
      .filter(({ wordsWanted }) => wordsWanted)
      .map(({ segmentIndex, recording }) => ({ slot, dialogueId, segmentIndex, recordingId: recording?.id ?? null })),
  )
}

function toExamDialogue({ id, slot, segments, ...words }: StoredDialogue): ExamDialogue {
  const { title, titleTr, description, descriptionTr } = words
  const targets = segments.map(targetLanguage)
  return { id, slot, title, titleTr, description, descriptionTr, segmentCount: segments.length, targets }
}

function toView(attempt: StoredAttempt, now: Date): ExamView {
  const facts = factsOf(attempt)
  return {
    mockTestId: attempt.id,
    templateId: attempt.templateId,
    templateTitle: attempt.templateTitle,
    templateTitleTr: attempt.templateTitleTr,
    status: attempt.status,
    phase: phaseOf({ facts, now }),
    startedAt: attempt.startedAt.toISOString(),
    endsAt: endOfClock(attempt.expiresAt).toISOString(),
    expiresAt: attempt.expiresAt.toISOString(),
    now: now.toISOString(),
    rules: rulesOf(attempt.realRules),
    dialogues: attempt.dialogues.map(toExamDialogue),
    submitted: attempt.dialogues.flatMap(({ id: dialogueId, submitted }) =>
      submitted.map(({ segmentIndex }) => ({ dialogueId, segmentIndex })),
    ),
    evaluatedSlots: SLOTS.filter((slot) => dialogueAt(facts.dialogues, slot).isEvaluated),
    next: nextSegment({ facts, now }),
    wordsWanted: wordsWantedOf(attempt.dialogues),
  }
}

async function load({ userId, mockTestId, now }: Options): Promise<StoredAttempt> {
  const attempt = await getOwnAttempt({ userId, mockTestId })
  const isOverdue = attempt.status === 'running' && isTimeOver({ facts: factsOf(attempt), now })
  if (isOverdue && attempt.closedSlots < SLOTS.length) await closeOverdue(mockTestId)
  return attempt
}

/**
 * The state of a learner's mock test, without any text from its dialogues. Closes a test whose time is over.
 *
 * @throws AppError NOT_FOUND
 */
export async function loadExam(options: Options): Promise<ExamView> {
  return toView(await load(options), options.now)
}

/** The same in the public API's shape, with the transcripts. @throws AppError NOT_FOUND */
export async function loadActiveMockTest(options: Options): Promise<ActiveMockTest> {
  const attempt = await load(options)
  const dialogues = attempt.dialogues.map((dialogue) => ({
    ...toExamDialogue(dialogue),
    transcript: JSON.stringify({
      segments: dialogue.segments.map(({ speaker, gender, text, translation }) => ({
        speaker,
        gender,
        text,
        translation,
      })),
    }),
  }))
  return { ...toView(attempt, options.now), dialogues }
}
