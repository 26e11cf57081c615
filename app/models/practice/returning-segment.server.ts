import { RETURNS_SHOWN } from '#app/config/practice.ts'
import { type Database, db } from '#app/db.server.ts'
import type { Day } from '../progress/streak.ts'
import { CATEGORIES, type ErrorItem } from '../scoring/evaluation.ts'
import { afterTry, type ListedReturn, lostSegments, newReturn } from './returning-segment.ts'

const toDay = (date: Date): Day => date.toISOString().slice(0, 10)
const toDate = (day: Day): Date => new Date(day)

/** The address at which a segment is tried again: in the result of its attempt. */
const retryPath = (row: { dialogueId: number; submissionId: string; segmentIndex: number }): string =>
  `/practice/${row.dialogueId}?attempt=${row.submissionId}#retry-${row.segmentIndex + 1}`

interface Attempt {
  userId: number
  dialogueId: number
  submissionId: string
  errors: readonly ErrorItem[]
  /** The learner's day. */
  day: Day
}

/**
 * Keeps which segments of an attempt come back, in the transaction that scores or corrects it. A segment that was lost before
 * begins again; one that a correction has cleared, and that nobody has tried since, is gone.
 */
export async function keepReturning(tx: Database, attempt: Attempt): Promise<void> {
  const { userId, dialogueId, submissionId, errors, day } = attempt
  const lost = lostSegments(errors)
  const indexes = lost.map(({ segmentIndex }) => segmentIndex)
  await tx.returningSegment.deleteMany({
    where: { userId, submissionId, step: 0, mendedOn: null, segmentIndex: { notIn: indexes } },
  })
  const known = await tx.returningSegment.findMany({
    where: { userId, dialogueId, submissionId, segmentIndex: { in: indexes } },
    select: { segmentIndex: true },
  })
  const { due, ...fresh } = newReturn(day)
  for (const { segmentIndex, marks, categories } of lost) {
    const found = { marks, categories }
    const isKnown = known.some((row) => row.segmentIndex === segmentIndex)
    const begun = { ...found, ...fresh, due: toDate(due), lostOn: toDate(day), submissionId }
    await tx.returningSegment.upsert({
      where: { userId_dialogueId_segmentIndex: { userId, dialogueId, segmentIndex } },
      create: { userId, dialogueId, segmentIndex, ...begun },
      update: isKnown ? found : begun,
    })
  }
}

/** Moves a returning segment on after a try; does nothing for a segment that does not return. */
export async function settleTry(
  tx: Database,
  tried: { userId: number; dialogueId: number; segmentIndex: number; isStanding: boolean; today: Day },
): Promise<void> {
  const { userId, dialogueId, segmentIndex, isStanding, today } = tried
  const where = { userId_dialogueId_segmentIndex: { userId, dialogueId, segmentIndex } }
  const row = await tx.returningSegment.findUnique({
    where,
    select: { step: true, due: true, stood: true, mendedOn: true },
  })
  if (!row) return
  const state = { ...row, due: toDay(row.due), mendedOn: row.mendedOn && toDay(row.mendedOn) }
  const { due, mendedOn, ...rest } = afterTry(state, { isStanding, today })
  await tx.returningSegment.update({
    where,
    data: { ...rest, due: toDate(due), mendedOn: mendedOn && toDate(mendedOn) },
  })
}

/** How many segments are due on a day, and where the first of them is tried again. */
export async function findDueSegments(options: {
  userId: number
  today: Day
}): Promise<{ count: number; first: { path: string } | null }> {
  const { userId, today } = options
  const [row] = await db.$queryRaw<{ count: number; dialogueId: number; submissionId: string; segmentIndex: number }[]>`
    SELECT count(*) OVER ()::int AS count, dialogue_id AS "dialogueId", submission_id::text AS "submissionId",
      segment_index::int AS "segmentIndex"
    FROM returning_segments WHERE user_id = ${userId} AND mended_on IS NULL AND due <= ${today}::date
    ORDER BY due, marks DESC LIMIT 1`
  return row ? { count: row.count, first: { path: retryPath(row) } } : { count: 0, first: null }
}

interface Row {
  dialogueId: number
  submissionId: string
  segmentIndex: number
  categories: string[]
  marks: number
  due: Date
  stood: number
  mendedOn: Date | null
  title: string
  titleTr: string | null
}

/** A learner's returning segments: those that are due first, then those to come, then the mended ones, newest first. */
export async function listReturning(userId: number): Promise<ListedReturn[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT r.dialogue_id AS "dialogueId", r.submission_id::text AS "submissionId", r.segment_index::int AS "segmentIndex",
      r.categories, r.marks, r.due, r.stood::int AS stood, r.mended_on AS "mendedOn", s.dialogue_title AS title,
      d.title_tr AS "titleTr"
    FROM returning_segments r JOIN submissions s ON s.id = r.submission_id JOIN dialogues d ON d.id = r.dialogue_id
    WHERE r.user_id = ${userId}
    ORDER BY r.mended_on DESC NULLS FIRST, r.due, r.marks DESC LIMIT ${RETURNS_SHOWN}`
  return rows.map(({ submissionId, segmentIndex, categories, due, mendedOn, ...row }) => ({
    ...row,
    path: retryPath({ dialogueId: row.dialogueId, submissionId, segmentIndex }),
    segment: segmentIndex + 1,
    categories: CATEGORIES.filter((category) => categories.includes(category)),
    due: toDay(due),
    mendedOn: mendedOn && toDay(mendedOn),
  }))
}
