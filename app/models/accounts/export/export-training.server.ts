import { db } from '#app/db.server.ts'
import { inBatches, take } from './export-rows.server.ts'

interface Last {
  id: string
}

const after = (last: Last | undefined) => (last ? { id: { gt: last.id } } : {})

/** The learner's finished sprints. */
export function listExportedSprints(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: Last | undefined) =>
    db.sprintRun.findMany({ where: { userId, ...after(last) }, orderBy: { id: 'asc' }, take, omit: { userId: true } })
  return inBatches<Row>(read)
}

/** The learner's tries on the memory ladder. */
export function listExportedMemoryTries(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: Last | undefined) =>
    db.memoryTry.findMany({ where: { userId, ...after(last) }, orderBy: { id: 'asc' }, take, omit: { userId: true } })
  return inBatches<Row>(read)
}

/** The lessons of the note-taking course that the learner has finished. */
export async function* listExportedLessons(userId: number) {
  yield* await db.noteLessonDone.findMany({ where: { userId }, orderBy: { doneAt: 'asc' }, omit: { userId: true } })
}

/** The learner's study plan, without the secret of its calendar: none or one. */
export async function* listExportedStudyPlan(userId: number) {
  const plan = await db.studyPlan.findUnique({ where: { userId }, omit: { userId: true, feedHash: true } })
  if (plan) yield plan
}

/** How the learner's tests went, as they told it: one answer a test. */
export async function* listExportedTestOutcomes(userId: number) {
  yield* await db.testOutcome.findMany({ where: { userId }, orderBy: { satOn: 'asc' }, omit: { userId: true } })
}

/** What the learner has done, by its key. */
export function listExportedStudy(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { key: string } | undefined) =>
    db.studyLog.findMany({
      where: { userId, ...(last && { key: { gt: last.key } }) },
      orderBy: { key: 'asc' },
      take,
      omit: { userId: true },
    })
  return inBatches<Row>(read)
}

/** When and how the learner wants to be reminded; nothing if they never chose. */
export async function* listExportedReminderSettings(userId: number) {
  yield* await db.reminderSettings.findMany({ where: { userId }, omit: { userId: true } })
}

/** The reminders and weekly letters of the learner. */
export function listExportedReminders(userId: number) {
  type Row = Awaited<ReturnType<typeof read>>[number]
  const read = (last: { kind: string; day: Date } | undefined) =>
    db.reminder.findMany({
      where: {
        userId,
        ...(last && { OR: [{ kind: { gt: last.kind } }, { kind: last.kind, day: { gt: last.day } }] }),
      },
      orderBy: [{ kind: 'asc' }, { day: 'asc' }],
      take,
      omit: { userId: true },
    })
  return inBatches<Row>(read)
}

/** The segments that come back or were mended: a few at most from each attempt. */
export async function* listExportedReturns(userId: number) {
  yield* await db.returningSegment.findMany({ where: { userId }, orderBy: { lostOn: 'asc' }, omit: { userId: true } })
}

/** The browsers that show the learner's reminders: at most ten. */
export async function* listExportedDevices(userId: number) {
  const select = { endpoint: true, createdAt: true } as const
  yield* await db.pushSubscription.findMany({ where: { userId }, orderBy: { id: 'asc' }, select })
}
