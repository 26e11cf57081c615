import { XP_PER_SEGMENT } from '#app/config/progress.ts'
import { DAY_MS, MINUTE_SECONDS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { dayIn } from '../progress/local-time.ts'
import type { Day } from '../progress/streak.ts'

const WEEK_DAYS = 7

/** What a learner did in the seven days before a day of their own calendar. */
export interface Week {
  segments: number
  minutes: number
  /** The best that our scorer marked, out of 45; null without any. */
  best: { score: number; title: string } | null
  /** Words reviewed last in that week. */
  words: number
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

export async function findWeek(options: { userId: number; timezone: string; day: Day }): Promise<Week> {
  const { userId, timezone, day } = options
  const end = new Date(day)
  const begin = new Date(end.getTime() - WEEK_DAYS * DAY_MS)
  // A local day begins up to a day before or after the one of UTC: wider, and then by the learner's own calendar.
  const around = { gte: new Date(begin.getTime() - DAY_MS), lt: new Date(end.getTime() + DAY_MS) }
  const isInWeek = (at: Date | null) => at !== null && isWithin(dayIn(timezone, at))
  const isWithin = (local: Day) => local >= begin.toISOString().slice(0, 10) && local < day
  const days = { gte: begin, lt: end }
  const [earned, studied, results, cards] = await Promise.all([
    db.dailyProgress.findMany({ where: { userId, date: days }, select: { xpEarned: true } }),
    db.studyLog.findMany({ where: { userId, day: days }, select: { seconds: true } }),
    db.submission.findMany({
      where: { userId, status: 'scored', markedBy: 'machine', partOf: null, createdAt: around },
      orderBy: { overallScore: 'desc' },
      select: { overallScore: true, dialogueTitle: true, createdAt: true },
    }),
    db.vocabularyCard.findMany({
      where: { userId, lastReview: around },
      select: { vocabularyId: true, ownWordId: true, lastReview: true },
    }),
  ])
  const best = results.find(({ createdAt }) => isInWeek(createdAt))
  const words = cards.filter(({ lastReview }) => isInWeek(lastReview))
  return {
    segments: Math.floor(sumOf(earned.map(({ xpEarned }) => xpEarned)) / XP_PER_SEGMENT),
    minutes: Math.round(sumOf(studied.map(({ seconds }) => seconds)) / MINUTE_SECONDS),
    best: best ? { score: best.overallScore ?? 0, title: best.dialogueTitle } : null,
    // A word has a card for each direction.
    words: new Set(words.map(({ vocabularyId, ownWordId }) => `${vocabularyId}.${ownWordId}`)).size,
  }
}
