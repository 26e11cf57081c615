import { z } from 'zod'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { db, inTransaction } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ask, type Question } from '#app/questions.server.ts'
import { logStudy } from '../study-plan/study-log.server.ts'

const SlugsSchema = z.array(z.string())

/** The slugs of the lessons that a learner has finished. */
export function doneLessonsOf(userId: number): Question<Set<string>> {
  return {
    sql: Prisma.sql`SELECT coalesce(json_agg(slug), '[]') FROM note_lessons_done WHERE user_id = ${userId}`,
    read: (value) => new Set(SlugsSchema.parse(value)),
  }
}

/** The same, in one statement. */
export function listDoneLessons(userId: number): Promise<Set<string>> {
  return ask(doneLessonsOf(userId))
}

/** Marks a lesson as finished, or as not finished. The time it took counts once. `minutes`: of the lesson. */
export async function markLesson(options: {
  userId: number
  lesson: { slug: string; minutes: number }
  isDone: boolean
}): Promise<void> {
  const { userId, lesson, isDone } = options
  const { slug, minutes } = lesson
  if (!isDone) {
    await db.noteLessonDone.deleteMany({ where: { userId, slug } })
    return
  }
  const seconds = minutes * MINUTE_SECONDS
  await inTransaction(async (database) => {
    await database.noteLessonDone.createMany({ data: [{ userId, slug }], skipDuplicates: true })
    await logStudy(database, { userId, key: `lesson.${slug}`, activity: 'lesson', seconds, at: new Date() })
  })
}
