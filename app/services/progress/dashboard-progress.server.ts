import type { Locale } from '#app/config/copy/locale.ts'
import { RECENT_SESSIONS, TREND_RESULTS } from '#app/config/progress.ts'
import { type CurrentUser } from '#app/models/accounts/current-user.ts'
import { weakestTopicOf } from '#app/models/coach/choose-topic.ts'
import type { TopicStanding } from '#app/models/coach/topic-standing.ts'
import { weakestTraining } from '#app/models/coach/weakest-training.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { goalDaysOf } from '#app/models/progress/daily-progress.server.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import { reachedBy } from '#app/models/progress/reached.server.ts'
import { type Milestone, newlyReached } from '#app/models/progress/reached.ts'
import type { Readiness, TooFew } from '#app/models/progress/readiness.ts'
import { type Result, resultsOf } from '#app/models/progress/result-list.server.ts'
import type { Day } from '#app/models/progress/streak.ts'
import { type BridgedStreak, bridgedStreak } from '#app/models/progress/streak-freeze.ts'
import { type CategoryCount, type Marks, profileErrors } from '#app/models/progress/trend.ts'
import { waitingAttemptsOf } from '#app/models/progress/waiting-attempt.server.ts'
import type { Training } from '#app/models/sprints/training-for.ts'
import type { Answers } from '#app/questions.server.ts'
import { officialLine } from '../mock-test/official-line.ts'
import { readinessFrom } from './load-readiness.server.ts'
import { toWaiting, type Waiting } from './load-waiting.server.ts'

interface RecentSession extends Marks {
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
export interface Progress {
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

export const NO_PROGRESS: Progress = {
  streak: { length: 0, frozen: [], isFreezeUsed: false },
  milestones: [],
  recent: [],
  trend: [],
  errorTypes: [],
  weakest: null,
  waiting: null,
  readiness: null,
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

/** What the summary of a learner's results depends on. */
export const progressQuestions = (user: CurrentUser) => ({
  goalDays: goalDaysOf(user.id),
  reached: reachedBy(user),
  results: resultsOf({ userId: user.id, limit: TREND_RESULTS, selfMarked: RECENT_SESSIONS }),
  waiting: waitingAttemptsOf(user.id),
})

interface Options {
  standings: readonly TopicStanding[]
  timezone: string
  locale: Locale
  today: Day
  now: Date
}

/** The summary of a learner's results, and what trains the errors that cost most. */
export function toProgress(
  { goalDays, reached, results, waiting }: Answers<ReturnType<typeof progressQuestions>>,
  { standings, timezone, locale, today, now }: Options,
): { progress: Progress; training: Training | null } {
  const marked = results.filter(({ markedBy }) => markedBy === 'machine')
  const errors = marked.flatMap((result) => result.errors)
  const progress: Progress = {
    streak: bridgedStreak({ days: goalDays, today }),
    milestones: newlyReached(reached, today),
    recent: toRecent(results, { timezone, locale }),
    trend: marked.map(({ score, outOf }) => ({ score, outOf })).toReversed(),
    errorTypes: profileErrors(errors.map(({ category }) => category)),
    weakest: toWeakest(standings, locale),
    waiting: toWaiting(waiting, { timezone, locale }),
    readiness: results.length > 0 ? readinessFrom(results, now) : null,
  }
  return { progress, training: weakestTraining(errors) }
}
