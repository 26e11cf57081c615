import { MOCK_TEST_MINUTES, ROLLING_WEEKS } from '#app/config/study-plan.ts'
import type { Day } from '../progress/streak.ts'
import { addDays, daysBetween, daysFrom, minutesOn } from './days.ts'
import { divideDay, type Part } from './portion.ts'
import type { StudyPlan } from './study-plan.ts'
import type { WeekTheme } from './week-theme.ts'

export interface PlannedWeek {
  /** Both included. The last week ends the day before the test. */
  from: Day
  to: Day
  theme: WeekTheme
  /** Domains to interpret in it, those that were practised least first. */
  topics: string[]
  /** That the learner has from today on. */
  minutes: number
}

const WEEK_DAYS = 7
/** Without a test date, after the first round. */
const ROUND: readonly WeekTheme[] = ['domains', 'pace', 'domains', 'mocks']
/** How much of the domains a week of this theme takes. */
const TOPIC_SHARE: Record<WeekTheme, number> = { foundations: 1, domains: 2, pace: 1, mocks: 1, 'last-week': 0 }

/** What each of so many weeks up to the test is for. The last days are always for rest and rehearsal. */
export function themesOf(count: number): WeekTheme[] {
  const mocks = count >= 6 ? 2 : count >= 3 ? 1 : 0
  const foundations = count >= 8 ? 2 : count >= 4 ? 1 : 0
  const pace = count >= 9 ? 2 : count >= 5 ? 1 : 0
  const domains = Math.max(0, count - mocks - foundations - pace - 1)
  const repeat = (theme: WeekTheme, times: number) => Array.from({ length: times }, () => theme)
  return [
    ...repeat('foundations', foundations),
    ...repeat('domains', domains),
    ...repeat('pace', pace),
    ...repeat('mocks', mocks),
    ...repeat('last-week', Math.min(count, 1)),
  ]
}

/** Gives each week its part of the topics, in their order; each topic once. The last week has none: nothing new any more. */
function shareTopics(themes: readonly WeekTheme[], topics: readonly string[]): string[][] {
  const shares = themes.map((theme) => TOPIC_SHARE[theme])
  const all = Math.max(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  )
  let before = 0
  return shares.map((share) => {
    const first = Math.round((before / all) * topics.length)
    before += share
    return topics.slice(first, Math.round((before / all) * topics.length))
  })
}

/** The first days of the weeks: seven-day weeks counted back from the test, or on from the day the plan began. */
function weekStarts(plan: StudyPlan, today: Day): Day[] {
  if (plan.testDate === null) {
    const begun = Math.max(0, Math.floor(daysBetween(plan.startsOn, today) / WEEK_DAYS))
    return Array.from({ length: ROLLING_WEEKS }, (_, index) => addDays(plan.startsOn, (begun + index) * WEEK_DAYS))
  }
  const count = Math.ceil(Math.max(0, daysBetween(today, plan.testDate)) / WEEK_DAYS)
  const { testDate } = plan
  return Array.from({ length: count }, (_, index) => addDays(testDate, (index - count) * WEEK_DAYS))
}

function rollingTheme(index: number): WeekTheme {
  const first: readonly WeekTheme[] = [
    'foundations',
    'domains',
    'domains',
    'pace',
    'domains',
    'mocks',
    'domains',
    'mocks',
  ]
  return first[index] ?? ROUND[index % ROUND.length] ?? 'domains'
}

/**
 * The themes of so many weeks from today on: the end of those from the day the plan began, so that a week keeps its theme while the
 * test comes nearer.
 */
function themesFrom(plan: StudyPlan, today: Day, count: number): WeekTheme[] {
  if (plan.testDate !== null) {
    const all = Math.ceil(daysBetween(plan.startsOn, plan.testDate) / WEEK_DAYS)
    return themesOf(Math.max(all, count)).slice(-count)
  }
  const begun = Math.max(0, Math.floor(daysBetween(plan.startsOn, today) / WEEK_DAYS))
  return Array.from({ length: count }, (_, index) => rollingTheme(begun + index))
}

/**
 * The weeks from today to the test, or the next eight while no test is booked. Worked out anew each day, so that what was
 * done counts, and a day that was missed is spread over what is left.
 *
 * @param options.topics all domains, those that were practised least first.
 */
export function layOutWeeks(options: { plan: StudyPlan; today: Day; topics: readonly string[] }): PlannedWeek[] {
  const { plan, today, topics } = options
  const starts = weekStarts(plan, today)
  const themes = themesFrom(plan, today, starts.length)
  const shares = shareTopics(themes, topics)
  return starts.map((from, index) => {
    const to = addDays(from, WEEK_DAYS - 1)
    const minutes = daysFrom(from < today ? today : from, to).reduce((sum, day) => sum + minutesOn(plan, day), 0)
    return { from, to, theme: themes[index] ?? 'domains', topics: shares[index] ?? [], minutes }
  })
}

/**
 * The day of a mock test in a week for them: the first of those with the most minutes, if a test fits into it.
 *
 * @param from the first day on which the learner may start one: one that was missed moves on.
 */
export function mockTestDayOf(week: PlannedWeek, plan: StudyPlan, from: Day): Day | null {
  if (week.theme !== 'mocks') return null
  const days = daysFrom(from > week.from ? from : week.from, week.to)
  const most = Math.max(...days.map((day) => minutesOn(plan, day)))
  return most < MOCK_TEST_MINUTES ? null : (days.find((day) => minutesOn(plan, day) === most) ?? null)
}

/** What a day of this week is divided into. `mockTestFrom`: as in `mockTestDayOf`. */
export function partsOf(options: { plan: StudyPlan; week: PlannedWeek; day: Day; mockTestFrom: Day }): Part[] {
  const { plan, week, day, mockTestFrom } = options
  return divideDay({
    minutes: minutesOn(plan, day),
    theme: week.theme,
    ratings: plan.ratings,
    turn: Math.abs(daysBetween(plan.startsOn, day)),
    hasMockTest: mockTestDayOf(week, plan, mockTestFrom) === day,
  })
}
