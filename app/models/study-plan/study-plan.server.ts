import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ask, type Question, rowOf } from '#app/questions.server.ts'
import type { Day } from '../progress/streak.ts'
import type { StudyPlan } from './study-plan.ts'

const toDate = (day: Day | null): Date | null => (day === null ? null : new Date(day))

const RatingSchema = z.number().int().nullable()
const StudyPlanSchema = z.object({
  testDate: z.string().nullable(),
  ratings: z.object({ hearing: RatingSchema, remembering: RatingSchema, wording: RatingSchema }),
  minutes: z.array(z.number().int()),
  startsOn: z.string(),
  pausedUntil: z.string().nullable(),
}) satisfies z.ZodType<StudyPlan>

/** A learner's plan; null before they have made one. */
export function studyPlanOf(userId: number): Question<StudyPlan | null> {
  return rowOf(
    StudyPlanSchema,
    Prisma.sql`
    SELECT test_date AS "testDate", minutes, starts_on AS "startsOn", paused_until AS "pausedUntil",
      json_build_object('hearing', hearing, 'remembering', remembering, 'wording', wording) AS ratings
    FROM study_plans WHERE user_id = ${userId}`,
  )
}

/** The same, in one statement. */
export function findStudyPlan(userId: number): Promise<StudyPlan | null> {
  return ask(studyPlanOf(userId))
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
export function hasDeclinedStudyPlan(userId: number): Question<boolean> {
  return {
    sql: Prisma.sql`SELECT EXISTS (SELECT FROM user_settings
      WHERE user_id = ${userId} AND plan_declined_at IS NOT NULL)`,
    read: (value) => value === true,
  }
}
