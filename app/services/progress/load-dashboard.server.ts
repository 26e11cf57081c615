import type { Locale } from '#app/config/copy/locale.ts'
import { RECENT_SESSIONS, TREND_RESULTS } from '#app/config/progress.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { type CurrentUser, hasFullAccess } from '#app/models/accounts/current-user.ts'
import { type Dialogue, findDialogue, findSampleDialogue } from '#app/models/dialogues/dialogue.server.ts'
import { titleIn, wordsIn } from '#app/models/dialogues/dialogue-words.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import { type DailyGoal, toDailyGoal } from '#app/models/progress/daily-goal.ts'
import { findDailyXp, listGoalDays } from '#app/models/progress/daily-progress.server.ts'
import { dateWriter, dayIn, hourIn, type PartOfDay, partOfDay } from '#app/models/progress/local-time.ts'
import { findReached } from '#app/models/progress/reached.server.ts'
import { type Milestone, newlyReached } from '#app/models/progress/reached.ts'
import { listResults, type Result } from '#app/models/progress/result-list.server.ts'
import { type BridgedStreak, bridgedStreak } from '#app/models/progress/streak-freeze.ts'
import { type CategoryCount, type Marks, profileErrors } from '#app/models/progress/trend.ts'
import { weakestTopicOf } from '#app/models/coach/choose-topic.ts'
import type { Step } from '#app/models/coach/next-steps.ts'
import { listTopicStandings } from '#app/models/coach/topic-standing.server.ts'
import type { TopicStanding } from '#app/models/coach/topic-standing.ts'
import { weakestTraining } from '#app/models/coach/weakest-training.ts'
import type { Training } from '#app/models/sprints/training-for.ts'
import { hasDeclinedStudyPlan } from '#app/models/study-plan/study-plan.server.ts'
import { loadNextSteps } from '../coach/load-next-steps.server.ts'
import { type StudyToday, toStudyToday } from '../study-plan/study-today.ts'
import { loadTestDay, type TestDayView } from '../test-day/load-test-day.server.ts'
import type { Readiness, TooFew } from '#app/models/progress/readiness.ts'
import { readinessFrom } from './load-readiness.server.ts'
import { officialLine } from '../mock-test/official-line.ts'
import { loadWaiting, type Waiting } from './load-waiting.server.ts'

export interface RecentSession extends Marks {
  kind: Result['kind']
  id: string
  title: string
  topics: string[]
  /** In the learner's zone, formatted. */
  date: string
  createdAt: string
  passed: boolean
  /** Who gave the marks: those of a learner are in no figure. */
  markedBy: Result['markedBy']
  /** The official rule's verdict on a mock test. */
  officialLine: string | null
}

/** The topic with most marks to gain. */
interface WeakestTopic {
  topic: string
  /** Its dialogues that Köprü scored, in practice and in mock tests. */
  count: number
  /** Their mean, out of 45. */
  mean: number
  dialogueId: number | null
  dialogueTitle: string | null
}

/** A summary of a learner's results; empty before the first, and for guests. */
interface Progress {
  streak: BridgedStreak
  /** Milestones of the last days, the newest first. */
  milestones: Milestone[]
  recent: RecentSession[]
  /** Of both kinds, as Köprü marked them, oldest first. */
  trend: Marks[]
  errorTypes: CategoryCount[]
  weakest: WeakestTopic | null
  /** Submitted attempts that need the learner's words. */
  waiting: Waiting | null
  /** Null before the first result, and for guests. */
  readiness: Readiness | TooFew | null
}

export interface DashboardView extends Progress {
  /** Null for guests. */
  name: string | null
  /** XP of the learner's day; null for guests, whose time zone is unknown. */
  part: PartOfDay | null
  /** The learner's own day, or UTC for guests: YYYY-MM-DD. */
  day: string
  today: DailyGoal
  /** The dialogue to interpret next; null if the library has no free one. */
  next: {
    id: number
    title: string
    hook: string | null
    topic: string
    minutes: number
    languages: Language[]
  } | null
  /** What to do next, the best first; empty for guests. */
  steps: Step[]
  /** The learner's plan today; null without one, and for guests. */
  study: StudyToday | null
  /** Whether the learner said that they want no plan for now. */
  hasDeclinedPlan: boolean
  /** What the day of the test asks for; null for guests. */
  testDay: TestDayView | null
}

interface Options {
  user: CurrentUser | undefined
  locale: Locale
  now: Date
}

const NO_PROGRESS: Progress = {
  streak: { length: 0, frozen: [], isFreezeUsed: false },
  milestones: [],
  recent: [],
  trend: [],
  errorTypes: [],
  weakest: null,
  waiting: null,
  readiness: null,
}

function toNext(dialogue: Dialogue | null, locale: Locale): DashboardView['next'] {
  if (!dialogue) return null
  const { id, topic, durationSeconds, segments } = dialogue
  const { title, hook } = wordsIn(dialogue, locale)
  const minutes = Math.ceil(durationSeconds / MINUTE_SECONDS)
  return { id, title, hook, topic, minutes, languages: segments.map(spokenLanguage) }
}

function officialLineOf({ official, score, outOf, markedBy }: Result, locale: Locale): string | null {
  return official && officialLine({ ...official, total: score, outOf, markedBy }, locale)
}

function toRecent(results: Result[], options: { timezone: string; locale: Locale }): RecentSession[] {
  const dateText = dateWriter(options)
  return results.slice(0, RECENT_SESSIONS).map((result) => {
    const { kind, id, topics, date, score, outOf, passed, markedBy } = result
    const said = { createdAt: date.toISOString(), date: dateText(date) }
    const line = officialLineOf(result, options.locale)
    return {
      kind,
      id,
      title: titleIn(result, options.locale),
      topics: [...new Set(topics)],
      score,
      outOf,
      passed,
      markedBy,
      ...said,
      officialLine: line,
    }
  })
}

function toWeakest(standings: readonly TopicStanding[], locale: Locale): WeakestTopic | null {
  const weakest = weakestTopicOf(standings)
  if (!weakest) return null
  const { topic, scored, mean, dialogueId, title, titleTr } = weakest
  return {
    topic,
    count: scored,
    mean,
    dialogueId,
    dialogueTitle: title === null ? null : titleIn({ title, titleTr }, locale),
  }
}

/** What the coach wants to know of a learner's progress beside what is shown of it. */
interface Standing {
  standings: TopicStanding[]
  training: Training | null
}

async function loadProgress(options: {
  user: CurrentUser
  locale: Locale
  now: Date
}): Promise<{ progress: Progress; standing: Standing }> {
  const { user, locale, now } = options
  const { id: userId, timezone } = user
  const [days, reached, results, standings, waiting] = await Promise.all([
    listGoalDays(userId),
    findReached(user),
    listResults({ userId, limit: TREND_RESULTS, selfMarked: RECENT_SESSIONS }),
    listTopicStandings({ userId, hasFullAccess: hasFullAccess(user, now) }),
    loadWaiting({ user, locale }),
  ])
  const today = dayIn(timezone, now)
  const marked = results.filter(({ markedBy }) => markedBy === 'machine')
  const errors = marked.flatMap((result) => result.errors)
  const progress: Progress = {
    streak: bridgedStreak({ days, today }),
    milestones: newlyReached(reached, today),
    recent: toRecent(results, { timezone, locale }),
    trend: marked.map(({ score, outOf }) => ({ score, outOf })).toReversed(),
    errorTypes: profileErrors(errors.map(({ category }) => category)),
    weakest: toWeakest(standings, locale),
    waiting,
    readiness: results.length > 0 ? readinessFrom(results, now) : null,
  }
  return { progress, standing: { standings, training: weakestTraining(errors) } }
}

/** What /dashboard shows; for guests, 0 XP of the goal. */
export async function loadDashboard({ user, locale, now }: Options): Promise<DashboardView> {
  if (!user) {
    const next = toNext(await findSampleDialogue(), locale)
    return {
      ...NO_PROGRESS,
      name: null,
      part: null,
      day: dayIn('UTC', now),
      today: toDailyGoal(0),
      next,
      steps: [],
      study: null,
      hasDeclinedPlan: false,
      testDay: null,
    }
  }
  const { id: userId, timezone } = user
  const [xp, { progress, standing }] = await Promise.all([
    findDailyXp({ userId, timezone, now }),
    loadProgress({ user, locale, now }),
  ])
  const [waiting] = progress.waiting?.attempts ?? []
  const { steps, plan, dialogueId } = await loadNextSteps({
    user,
    now,
    standings: standing.standings,
    wanted: waiting ? { path: waiting.to, count: waiting.count } : null,
    weakest: standing.training,
  })
  const [testDay, hasDeclinedPlan, dialogue] = await Promise.all([
    loadTestDay({ userId, view: plan }),
    plan === null && hasDeclinedStudyPlan(userId),
    dialogueId === null ? null : findDialogue(dialogueId),
  ])
  return {
    ...progress,
    steps,
    study: toStudyToday(plan),
    testDay,
    hasDeclinedPlan,
    name: user.firstName ?? user.username,
    part: partOfDay(hourIn(timezone, now)),
    day: dayIn(timezone, now),
    today: toDailyGoal(xp),
    next: toNext(dialogue, locale),
  }
}
