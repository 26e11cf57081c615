import { SHORTEST_STEP_MINUTES } from '#app/config/coach.ts'
import { NOTE_COURSE_PATH, PLACES } from '#app/config/navigation.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { type CurrentUser, hasFullAccess } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { chooseTopic } from '#app/models/coach/choose-topic.ts'
import { dialogueMinutes } from '#app/models/coach/dialogue-minutes.ts'
import { inARow } from '#app/models/coach/in-a-row.ts'
import { type CoachFacts, pickSteps, type Step } from '#app/models/coach/next-steps.ts'
import { topicStandingsOf } from '#app/models/coach/topic-standing.server.ts'
import type { Starts } from '#app/models/mock-test/start-attempt.server.ts'
import { hasFreeTemplate } from '#app/models/mock-test/template.server.ts'
import { doneLessonsOf } from '#app/models/note-course/lesson-done.server.ts'
import { dueSegmentsOf } from '#app/models/practice/returning-segment.server.ts'
import { type BegunAttempt, begunAttemptOf } from '#app/models/practice/staged-recording.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { addDays } from '#app/models/study-plan/days.ts'
import { partsLeft } from '#app/models/study-plan/portion.ts'
import { dueCardsOf } from '#app/models/vocabulary/card.server.ts'
import { studyDay } from '#app/models/vocabulary/drill/study-day.ts'
import type { Answers } from '#app/questions.server.ts'
import { toStartState } from '../mock-test/start-mock-test.server.ts'
import { isLessonOpen, readCourse } from '../note-course/lessons.server.ts'
import { studyPlanQuestions, type StudyPlanView, toStudyPlanView } from '../study-plan/load-study-plan.server.ts'

/** Days of the study log that tell what was done last. */
const LOG_DAYS = 6

/** What the portion of today leaves, and the limit of the day; no limit without a portion, or once it is done. */
function limitsOf(plan: StudyPlanView | null): Pick<CoachFacts, 'rest' | 'left'> {
  if (!plan) return { rest: null, left: {} }
  const rest = Math.max(0, plan.minutes - plan.done)
  return rest < SHORTEST_STEP_MINUTES ? { rest: null, left: {} } : { rest, left: partsLeft(plan.parts, rest) }
}

async function nextLesson(user: CurrentUser, now: Date, done: ReadonlySet<string>): Promise<CoachFacts['lesson']> {
  const { lessons } = await readCourse()
  const next = lessons.find((lesson) => !done.has(lesson.slug) && isLessonOpen(lesson, user, now))
  return next ? { path: `${NOTE_COURSE_PATH}/${next.slug}`, minutes: next.minutes } : null
}

function toBegun(begun: BegunAttempt | null, user: CurrentUser, now: Date): CoachFacts['begun'] {
  if (!begun || !canPractise({ dialogue: begun, user, now })) return null
  const whole = dialogueMinutes(begun.durationSeconds)
  const minutes = Math.max(1, Math.ceil(whole * (1 - begun.recorded / begun.segmentCount)))
  return { path: `${PLACES.practice}/${begun.dialogueId}`, minutes }
}

async function canSitMockTest(user: CurrentUser, now: Date, starts: Starts): Promise<boolean> {
  const { runningId, nextAllowedAt } = toStartState(starts, { user, now })
  if (runningId !== null || nextAllowedAt !== null) return false
  return hasFullAccess(user, now) || hasFreeTemplate()
}

/** What the coach has to know of a learner. */
export function coachQuestions({ user, now }: { user: CurrentUser; now: Date }) {
  const { id: userId, timezone } = user
  const today = dayIn(timezone, now)
  return {
    ...studyPlanQuestions({ userId, since: addDays(today, -LOG_DAYS) }),
    standings: topicStandingsOf({ userId, hasFullAccess: hasFullAccess(user, now) }),
    dueSegments: dueSegmentsOf({ userId, today }),
    dueWords: dueCardsOf({ userId, before: studyDay({ timezone, now }).endsAt }),
    begun: begunAttemptOf(userId),
    doneLessons: doneLessonsOf(userId),
  }
}

interface Known {
  user: CurrentUser
  now: Date
  answers: Answers<ReturnType<typeof coachQuestions>>
  /** An attempt that waits for the learner's words. */
  wanted: CoachFacts['wanted']
  /** What trains the errors that cost most. */
  weakest: CoachFacts['weakest']
}

/** The first of them is what "Continue" leads to. */
interface NextSteps {
  steps: [Step, ...Step[]]
  plan: StudyPlanView | null
  /** The dialogue to interpret next; null if the learner may open none. */
  dialogueId: number | null
}

/** What a learner can do next, the best first (models/coach/next-steps.ts), and their plan of today. */
export async function findNextSteps({ user, now, answers, wanted, weakest }: Known): Promise<NextSteps> {
  const { timezone } = user
  const plan = toStudyPlanView(answers, { timezone, today: dayIn(timezone, now) })
  const [week] = plan?.weeks ?? []
  const chosen = chooseTopic({
    standings: answers.standings,
    weekTopics: week?.topics ?? [],
    isLastWeek: week?.theme === 'last-week',
  })
  const { dialogueId = null, seconds = null } = chosen?.standing ?? {}
  const limits = limitsOf(plan)
  const steps = pickSteps({
    ...limits,
    theme: week?.theme ?? null,
    inARow: inARow(answers.log),
    wanted,
    begun: toBegun(answers.begun, user, now),
    dueSegments: answers.dueSegments,
    dueWords: answers.dueWords,
    weakest,
    dialogue:
      chosen && dialogueId !== null
        ? {
            path: `${PLACES.practice}/${dialogueId}`,
            minutes: dialogueMinutes(seconds ?? MINUTE_SECONDS),
            reason: chosen.reason,
          }
        : null,
    lesson: await nextLesson(user, now, answers.doneLessons),
    canSitMockTest: limits.left['mock-test'] ? await canSitMockTest(user, now, answers.starts) : false,
  })
  return { steps, plan, dialogueId }
}
