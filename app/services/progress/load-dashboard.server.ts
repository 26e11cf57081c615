import type { Locale } from '#app/config/copy/locale.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { Step } from '#app/models/coach/next-steps.ts'
import { type Dialogue, findDialogue, findSampleDialogue } from '#app/models/dialogues/dialogue.server.ts'
import { wordsIn } from '#app/models/dialogues/dialogue-words.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import { type DailyGoal, toDailyGoal } from '#app/models/progress/daily-goal.ts'
import { dailyXpOf } from '#app/models/progress/daily-progress.server.ts'
import { dayIn, hourIn, type PartOfDay, partOfDay } from '#app/models/progress/local-time.ts'
import { hasDeclinedStudyPlan } from '#app/models/study-plan/study-plan.server.ts'
import { askTogether } from '#app/questions.server.ts'
import { coachQuestions, findNextSteps } from '../coach/next-steps.server.ts'
import { type StudyToday, toStudyToday } from '../study-plan/study-today.ts'
import { loadTestDay, type TestDayView } from '../test-day/load-test-day.server.ts'
import { NO_PROGRESS, type Progress, progressQuestions, toProgress } from './dashboard-progress.server.ts'

interface DashboardView extends Progress {
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

function toNext(dialogue: Dialogue | null, locale: Locale): DashboardView['next'] {
  if (!dialogue) return null
  const { id, topic, durationSeconds, segments } = dialogue
  const { title, hook } = wordsIn(dialogue, locale)
  const minutes = Math.ceil(durationSeconds / MINUTE_SECONDS)
  return { id, title, hook, topic, minutes, languages: segments.map(spokenLanguage) }
}

/** What a guest sees: the free sample, and 0 XP of the goal. */
async function loadGuestDashboard(locale: Locale, now: Date): Promise<DashboardView> {
  return {
    ...NO_PROGRESS,
    name: null,
    part: null,
    day: dayIn('UTC', now),
    today: toDailyGoal(0),
    next: toNext(await findSampleDialogue(), locale),
    steps: [],
    study: null,
    hasDeclinedPlan: false,
    testDay: null,
  }
}

/** What /dashboard shows. All that it has to know of a learner is asked in one statement; a second one gives the dialogue. */
export async function loadDashboard({ user, locale, now }: Options): Promise<DashboardView> {
  if (!user) return loadGuestDashboard(locale, now)
  const { id: userId, timezone } = user
  const today = dayIn(timezone, now)
  const answers = await askTogether({
    ...progressQuestions(user),
    ...coachQuestions({ user, now }),
    xp: dailyXpOf({ userId, timezone, now }),
    hasDeclinedPlan: hasDeclinedStudyPlan(userId),
  })
  const { standings } = answers
  const { progress, training } = toProgress(answers, { standings, timezone, locale, today, now })
  const [waiting] = progress.waiting?.attempts ?? []
  const { steps, plan, dialogueId } = await findNextSteps({
    user,
    now,
    answers,
    wanted: waiting ? { path: waiting.to, count: waiting.count } : null,
    weakest: training,
  })
  const [testDay, dialogue] = await Promise.all([
    loadTestDay({ userId, view: plan }),
    dialogueId === null ? null : findDialogue(dialogueId),
  ])
  return {
    ...progress,
    steps,
    study: toStudyToday(plan),
    testDay,
    hasDeclinedPlan: plan === null && answers.hasDeclinedPlan,
    name: user.firstName ?? user.username,
    part: partOfDay(hourIn(timezone, now)),
    day: today,
    today: toDailyGoal(answers.xp),
    next: toNext(dialogue, locale),
  }
}
