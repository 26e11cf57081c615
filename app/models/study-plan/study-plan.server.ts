import { db } from '#app/db.server.ts'
import type { Day } from '../progress/streak.ts'
import type { StudyPlan } from './study-plan.ts'

const toDay = (date: Date | null): Day | null => date && date.toISOString().slice(0, 10)
const toDate = (day: Day | null): Date | null => (day === null ? null : new Date(day))

/** A learner's plan; null before they have made one. */
export async function findStudyPlan(userId: number): Promise<StudyPlan | null> {
  const row = await db.studyPlan.findUnique({
    where: { userId },
    omit: { userId: true, feedHash: true, updatedAt: true },
  })
  if (!row) return null
  const { hearing, remembering, wording, testDate, pausedUntil, startsOn, minutes } = row
  return {
    testDate: toDay(testDate),
    ratings: { hearing, remembering, wording },
    minutes,
    startsOn: startsOn.toISOString().slice(0, 10),
    pausedUntil: toDay(pausedUntil),
  }
}

/** Makes or replaces a learner's plan. The address of the calendar feed stays. */
export async function saveStudyPlan(options: { userId: number; plan: StudyPlan }): Promise<void> {
  const { userId, plan } = options
  const { testDate, pausedUntil, startsOn, ratings, minutes } = plan
  const data = {
    ...ratings,
    minutes,
    testDate: toDate(testDate),
    pausedUntil: toDate(pausedUntil),
    startsOn: new Date(startsOn),
  }
  await db.studyPlan.upsert({ where: { userId }, create: { userId, ...data }, update: data })
}

/** Sets the first day after a pause; null ends it. */
export async function pauseStudyPlan(userId: number, until: Day | null): Promise<void> {
  await db.studyPlan.updateMany({ where: { userId }, data: { pausedUntil: toDate(until) } })
}

/** Forgets the plan, and ends its calendar feed. What was studied stays. */
export async function deleteStudyPlan(userId: number): Promise<void> {
  await db.studyPlan.deleteMany({ where: { userId } })
}

/** Remembers that a learner wants no plan for now. */
export async function declineStudyPlan(userId: number): Promise<void> {
  const planDeclinedAt = new Date()
  await db.userSettings.upsert({ where: { userId }, create: { userId, planDeclinedAt }, update: { planDeclinedAt } })
}

/** Whether a learner said that they want no plan for now. */
export async function hasDeclinedStudyPlan(userId: number): Promise<boolean> {
  return (await db.userSettings.count({ where: { userId, planDeclinedAt: { not: null } } })) > 0
}
