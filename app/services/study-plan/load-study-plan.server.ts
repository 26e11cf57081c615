import { TOPICS } from '#app/config/dialogues.ts'
import { env } from '#app/config/env.server.ts'
import { MOCK_TEST_MINUTES } from '#app/config/study-plan.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { findStarts } from '#app/models/mock-test/start-attempt.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Day } from '#app/models/progress/streak.ts'
import { findTotalsAndTopics } from '#app/models/progress/totals.server.ts'
import { addDays, daysBetween, daysFrom, minutesOn } from '#app/models/study-plan/days.ts'
import type { Part, TodayPart } from '#app/models/study-plan/portion.ts'
import { type Shortfall, shortfallOf } from '#app/models/study-plan/shortfall.ts'
import type { LoggedStudy } from '#app/models/study-plan/study-log.ts'
import { listStudy } from '#app/models/study-plan/study-log.server.ts'
import type { StudyPlan } from '#app/models/study-plan/study-plan.ts'
import { findStudyPlan } from '#app/models/study-plan/study-plan.server.ts'
import { layOutWeeks, partsOf, type PlannedWeek } from '#app/models/study-plan/weeks.ts'

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
async function findMockTestFrom({ id, timezone }: Learner, today: Day): Promise<Day> {
  const { lastStartedAt } = await findStarts({ userId: id })
  if (!lastStartedAt) return today
  const next = addDays(dayIn(timezone, lastStartedAt), env.MOCK_TEST_COOLDOWN_DAYS)
  return next > today ? next : today
}

/**
 * A learner's plan as it is today; null before they have made one.
 *
 * @param known what was studied today, where the caller has read it already.
 */
export async function loadStudyPlan(user: Learner, now: Date, known?: LoggedStudy[]): Promise<StudyPlanView | null> {
  const today = dayIn(user.timezone, now)
  const plan = await findStudyPlan(user.id)
  if (!plan) return null
  const [{ totals, topics }, log] = await Promise.all([
    findTotalsAndTopics(user.id),
    known ?? listStudy({ userId: user.id, since: today }),
  ])
  const counts = new Map(topics.map(({ topic, practice, mockTests }) => [topic, practice + mockTests]))
  const weeks = layOutWeeks({ plan, today, topics: rankTopics(counts) })
  const minutes = minutesOn(plan, today)
  const [week] = weeks
  // Asked in a week for mock tests only.
  const mockTestFrom = week?.theme === 'mocks' ? await findMockTestFrom(user, today) : today
  const parts = week ? partsOf({ plan, week, day: today, mockTestFrom }) : []
  const { testDate, pausedUntil } = plan
  const available = testDate
    ? daysFrom(today, addDays(testDate, -1)).reduce((sum, day) => sum + minutesOn(plan, day), 0)
    : 0
  return {
    plan,
    today,
    daysLeft: testDate === null ? null : daysBetween(today, testDate),
    weeks,
    parts: partsDone(parts, log),
    minutes,
    done: wholeMinutes(secondsOf(log)),
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
