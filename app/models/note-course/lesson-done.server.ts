import { MINUTE_SECONDS } from '#app/config/time.ts'
import { db, inTransaction } from '#app/db.server.ts'
import { logStudy } from '../study-plan/study-log.server.ts'

/** The slugs of the lessons that a learner has finished. */
export async function listDoneLessons(userId: number): Promise<Set<string>> {
  const rows = await db.noteLessonDone.findMany({ where: { userId }, select: { slug: true } })
  return new Set(rows.map(({ slug }) => slug))
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
