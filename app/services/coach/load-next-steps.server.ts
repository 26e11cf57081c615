import { SHORTEST_STEP_MINUTES } from '#app/config/coach.ts'
import { NOTE_COURSE_PATH, PLACES } from '#app/config/navigation.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { type CurrentUser, hasFullAccess } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { chooseTopic } from '#app/models/coach/choose-topic.ts'
import { dialogueMinutes } from '#app/models/coach/dialogue-minutes.ts'
import { inARow } from '#app/models/coach/in-a-row.ts'
import { type CoachFacts, pickSteps, type Step } from '#app/models/coach/next-steps.ts'
import type { TopicStanding } from '#app/models/coach/topic-standing.ts'
import { hasFreeTemplate } from '#app/models/mock-test/template.server.ts'
import { listDoneLessons } from '#app/models/note-course/lesson-done.server.ts'
import { findDueSegments } from '#app/models/practice/returning-segment.server.ts'
import { type BegunAttempt, findBegunAttempt } from '#app/models/practice/staged-recording.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { addDays } from '#app/models/study-plan/days.ts'
import { partsLeft } from '#app/models/study-plan/portion.ts'
import { listStudy } from '#app/models/study-plan/study-log.server.ts'
import { countDueCards } from '#app/models/vocabulary/card.server.ts'
import { studyDay } from '#app/models/vocabulary/drill/study-day.ts'
import { loadStartState } from '../mock-test/start-mock-test.server.ts'
import { isLessonOpen, readCourse } from '../note-course/lessons.server.ts'
import { loadStudyPlan, type StudyPlanView } from '../study-plan/load-study-plan.server.ts'

/** Days of the study log that tell what was done last. */
const LOG_DAYS = 6

/** What the portion of today leaves, and the limit of the day; no limit without a portion, or once it is done. */
function limitsOf(plan: StudyPlanView | null): Pick<CoachFacts, 'rest' | 'left'> {
  if (!plan) return { rest: null, left: {} }
  const rest = Math.max(0, plan.minutes - plan.done)
  return rest < SHORTEST_STEP_MINUTES ? { rest: null, left: {} } : { rest, left: partsLeft(plan.parts, rest) }
}

async function nextLesson(user: CurrentUser, now: Date): Promise<CoachFacts['lesson']> {
  const [{ lessons }, done] = await Promise.all([readCourse(), listDoneLessons(user.id)])
  const next = lessons.find((lesson) => !done.has(lesson.slug) && isLessonOpen(lesson, user, now))
  return next ? { path: `${NOTE_COURSE_PATH}/${next.slug}`, minutes: next.minutes } : null
}

function toBegun(begun: BegunAttempt | null, user: CurrentUser, now: Date): CoachFacts['begun'] {
  if (!begun || !canPractise({ dialogue: begun, user, now })) return null
  const whole = dialogueMinutes(begun.durationSeconds)
  const minutes = Math.max(1, Math.ceil(whole * (1 - begun.recorded / begun.segmentCount)))
  return { path: `${PLACES.practice}/${begun.dialogueId}`, minutes }
}

async function canSitMockTest(user: CurrentUser, now: Date): Promise<boolean> {
  if (!hasFullAccess(user, now) && !(await hasFreeTemplate())) return false
  const { runningId, nextAllowedAt } = await loadStartState({ user, now })
  return runningId === null && nextAllowedAt === null
}

interface Known {
  user: CurrentUser
  now: Date
  standings: readonly TopicStanding[]
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
export async function loadNextSteps({ user, now, standings, wanted, weakest }: Known): Promise<NextSteps> {
  const { id: userId, timezone } = user
  const today = dayIn(timezone, now)
  const log = await listStudy({ userId, since: addDays(today, -LOG_DAYS) })
  const [plan, dueSegments, dueWords, begun, lesson] = await Promise.all([
    loadStudyPlan(
      user,
      now,
      log.filter(({ day }) => day === today),
    ),
    findDueSegments({ userId, today }),
    countDueCards({ userId, before: studyDay({ timezone, now }).endsAt }),
    findBegunAttempt(userId),
    nextLesson(user, now),
  ])
  const [week] = plan?.weeks ?? []
  const chosen = chooseTopic({
    standings,
    weekTopics: week?.topics ?? [],
    isLastWeek: week?.theme === 'last-week',
  })
  const { dialogueId = null, seconds = null } = chosen?.standing ?? {}
  const limits = limitsOf(plan)
  const steps = pickSteps({
    ...limits,
    theme: week?.theme ?? null,
    inARow: inARow(log),
    wanted,
    begun: toBegun(begun, user, now),
    dueSegments,
    dueWords,
    weakest,
    dialogue:
      chosen && dialogueId !== null
        ? {
            path: `${PLACES.practice}/${dialogueId}`,
            minutes: dialogueMinutes(seconds ?? MINUTE_SECONDS),
            reason: chosen.reason,
          }
        : null,
    lesson,
    canSitMockTest: limits.left['mock-test'] ? await canSitMockTest(user, now) : false,
  })
  return { steps, plan, dialogueId }
}
