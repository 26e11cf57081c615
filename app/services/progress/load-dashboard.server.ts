import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { findSampleDialogue } from '#app/models/dialogues/dialogue.server.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import { type DailyGoal, toDailyGoal } from '#app/models/progress/daily-goal.ts'
import { findDailyXp } from '#app/models/progress/daily-progress.server.ts'
import { dayIn, hourIn, type PartOfDay, partOfDay } from '#app/models/progress/local-time.ts'

const SECONDS_PER_MINUTE = 60

export interface DashboardView {
  /** Null for guests. */
  name: string | null
  /** Of the learner's day; null for guests, whose time zone nobody knows yet. */
  part: PartOfDay | null
  /** The learner's own day, or that of UTC for guests: YYYY-MM-DD. */
  day: string
  today: DailyGoal
  /** The dialogue to interpret next; null where the library has no free one. */
  next: { title: string; topic: string; minutes: number; languages: Language[] } | null
}

async function findNext(): Promise<DashboardView['next']> {
  const dialogue = await findSampleDialogue()
  if (!dialogue) return null
  const { title, topic, durationSeconds, segments } = dialogue
  const minutes = Math.ceil(durationSeconds / SECONDS_PER_MINUTE)
  return { title, topic, minutes, languages: segments.map(spokenLanguage) }
}

/** What /dashboard shows; a guest has 0 XP of the goal (specification 1, section 6). */
export async function loadDashboard(options: { user: CurrentUser | undefined; now: Date }): Promise<DashboardView> {
  const { user, now } = options
  if (!user) return { name: null, part: null, day: dayIn('UTC', now), today: toDailyGoal(0), next: await findNext() }
  const { id: userId, timezone } = user
  const [xp, next] = await Promise.all([findDailyXp({ userId, timezone, now }), findNext()])
  return {
    name: user.firstName ?? user.username,
    part: partOfDay(hourIn(timezone, now)),
    day: dayIn(timezone, now),
    today: toDailyGoal(xp),
    next,
  }
}
