import { db } from '#app/db.server.ts'

/** The slugs of the lessons that a learner has finished. */
export async function listDoneLessons(userId: number): Promise<Set<string>> {
  const rows = await db.noteLessonDone.findMany({ where: { userId }, select: { slug: true } })
  return new Set(rows.map(({ slug }) => slug))
}

/** Marks a lesson as finished, or as not finished. */
export async function markLesson(options: { userId: number; slug: string; isDone: boolean }): Promise<void> {
  const { userId, slug, isDone } = options
  if (isDone) await db.noteLessonDone.createMany({ data: [{ userId, slug }], skipDuplicates: true })
  else await db.noteLessonDone.deleteMany({ where: { userId, slug } })
}
