import { TOPICS } from '#app/config/dialogues.ts'
import { env } from '#app/config/env.server.ts'
import { MOCK_TEST_MINUTES } from '#app/config/study-plan.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { startsOf } from '#app/models/mock-test/start-attempt.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Day } from '#app/models/progress/streak.ts'
import { totalsAndTopicsOf } from '#app/models/progress/totals.server.ts'
import { addDays, daysBetween, daysFrom, minutesOn } from '#app/models/study-plan/days.ts'
import type { Part, TodayPart } from '#app/models/study-plan/portion.ts'
import { type Shortfall, shortfallOf } from '#app/models/study-plan/shortfall.ts'
import type { LoggedStudy } from '#app/models/study-plan/study-log.ts'
import { studyLogOf } from '#app/models/study-plan/study-log.server.ts'
import type { StudyPlan } from '#app/models/study-plan/study-plan.ts'
import { studyPlanOf } from '#app/models/study-plan/study-plan.server.ts'
import { layOutWeeks, partsOf, type PlannedWeek } from '#app/models/study-plan/weeks.ts'
import { type Answers, askTogether } from '#app/questions.server.ts'

export interface StudyPlanView {
  plan: StudyPlan
  today: Day
  /** Null while no test is booked. */
  daysLeft: number | null
  weeks: PlannedWeek[]
  parts: TodayPart[]
  /** Of today, and what was done of it; all that was done counts, planned or not. */
  minutes: number
  done: number
  isPaused: boolean
  /** The first day on which a mock test may be started. */
  mockTestFrom: Day
  /** Whether no day has the time of a mock test, although a week is for them. */
  hasNoMockTestDay: boolean
  shortfall: Shortfall | null
}

interface Learner {
  id: number
  timezone: string
}

/** The domains, those with the fewest results first. */
function rankTopics(counts: ReadonlyMap<string, number>): string[] {
  return [...TOPICS].toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))
}

const wholeMinutes = (seconds: number) => Math.floor(seconds / MINUTE_SECONDS)
const secondsOf = (log: readonly LoggedStudy[]) => log.reduce((sum, { seconds }) => sum + seconds, 0)

/** What was done today of each part. */
function partsDone(parts: readonly Part[], log: readonly LoggedStudy[]): TodayPart[] {
  return parts.map((part) => {
    const own = log.filter(({ activity }) => activity === part.activity)
    return { ...part, done: Math.min(part.minutes, wholeMinutes(secondsOf(own))) }
  })
}

/** The first day from today on which a learner may start a mock test. */
function mockTestFromOf({
  timezone,
  lastStartedAt,
  today,
}: {
  timezone: string
  lastStartedAt: Date | null
  today: Day
}) {
  if (!lastStartedAt) return today
  const next = addDays(dayIn(timezone, lastStartedAt), env.MOCK_TEST_COOLDOWN_DAYS)
  return next > today ? next : today
}

/** What a plan depends on. `since`: the first day of the study log, today or earlier. */
export const studyPlanQuestions = ({ userId, since }: { userId: number; since: Day }) => ({
  plan: studyPlanOf(userId),
  log: studyLogOf({ userId, since }),
  totalsAndTopics: totalsAndTopicsOf(userId),
  starts: startsOf(userId),
})

/** A learner's plan as it is on a day of theirs; null before they have made one. */
export function toStudyPlanView(
  { plan, log, totalsAndTopics, starts }: Answers<ReturnType<typeof studyPlanQuestions>>,
  { timezone, today }: { timezone: string; today: Day },
): StudyPlanView | null {
  if (!plan) return null
  const { totals, topics } = totalsAndTopics
  const counts = new Map(topics.map(({ topic, practice, mockTests }) => [topic, practice + mockTests]))
  const weeks = layOutWeeks({ plan, today, topics: rankTopics(counts) })
  const minutes = minutesOn(plan, today)
  const [week] = weeks
  // Known in a week for mock tests only.
  const mockTestFrom = week?.theme === 'mocks' ? mockTestFromOf({ timezone, today, ...starts }) : today
  const parts = week ? partsOf({ plan, week, day: today, mockTestFrom }) : []
  const { testDate, pausedUntil } = plan
  const available = testDate
    ? daysFrom(today, addDays(testDate, -1)).reduce((sum, day) => sum + minutesOn(plan, day), 0)
    : 0
  const logToday = log.filter(({ day }) => day === today)
  return {
    plan,
    today,
    daysLeft: testDate === null ? null : daysBetween(today, testDate),
    weeks,
    parts: partsDone(parts, logToday),
    minutes,
    done: wholeMinutes(secondsOf(logToday)),
    isPaused: pausedUntil !== null && today < pausedUntil,
    mockTestFrom,
    hasNoMockTestDay: weeks.some(({ theme }) => theme === 'mocks') && Math.max(...plan.minutes) < MOCK_TEST_MINUTES,
    shortfall: shortfallOf({
      plan,
      available,
      unseen: TOPICS.filter((topic) => !counts.get(topic)).length,
      mockTests: totals.mockTestCount + totals.selfMarkedMockTests,
    }),
  }
}

/** The same, as it is today: one statement. */
export async function loadStudyPlan({ id: userId, timezone }: Learner, now: Date): Promise<StudyPlanView | null> {
  const today = dayIn(timezone, now)
  return toStudyPlanView(await askTogether(studyPlanQuestions({ userId, since: today })), { timezone, today })
}
