import { z } from 'zod'
import { MISTAKES_PATH } from '#app/config/coach-paths.ts'
import { RETURNS_SHOWN } from '#app/config/practice.ts'
import { type Database, db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ask, type Question, rowOf } from '#app/questions.server.ts'
import type { Day } from '../progress/streak.ts'
import { CATEGORIES, type ErrorItem } from '../scoring/evaluation.ts'
import {
  afterTry,
  type ExamSegment,
  type ListedReturn,
  lostSegments,
  newReturn,
  type ReturnState,
} from './returning-segment.ts'

const toDay = (date: Date): Day => date.toISOString().slice(0, 10)
const toDate = (day: Day): Date => new Date(day)

/** Where a returning segment comes from: an attempt of practice or a mock test, one of them. */
interface Source {
  submissionId: string | null
  mockTestAttemptId: number | null
}

interface Place extends Source {
  dialogueId: number
  segmentIndex: number
}

/** The address at which a segment is tried again: in the result of its attempt; of a mock test, on a page of its own. */
function retryPath({ dialogueId, segmentIndex, submissionId, mockTestAttemptId }: Place): string {
  const number = segmentIndex + 1
  return submissionId === null
    ? `${MISTAKES_PATH}/mock-test/${mockTestAttemptId}/${dialogueId}/${number}`
    : `/practice/${dialogueId}?attempt=${submissionId}#retry-${number}`
}

interface Lost {
  userId: number
  dialogueId: number
  errors: readonly ErrorItem[]
  /** The learner's day. */
  day: Day
}

type Attempt = Lost & ({ submissionId: string } | { mockTestAttemptId: number })

function sourceOf(attempt: Attempt): Source {
  return 'submissionId' in attempt
    ? { submissionId: attempt.submissionId, mockTestAttemptId: null }
    : { submissionId: null, mockTestAttemptId: attempt.mockTestAttemptId }
}

/**
 * Keeps which segments of a dialogue come back, in the transaction that scores or corrects it. A segment that was lost before
 * begins again; one that a correction has cleared, and that nobody has tried since, is gone.
 */
export async function keepReturning(tx: Database, attempt: Attempt): Promise<void> {
  const { userId, dialogueId, errors, day } = attempt
  const source = sourceOf(attempt)
  const lost = lostSegments(errors)
  const indexes = lost.map(({ segmentIndex }) => segmentIndex)
  await tx.returningSegment.deleteMany({
    where: { userId, dialogueId, ...source, step: 0, mendedOn: null, segmentIndex: { notIn: indexes } },
  })
  const known = await tx.returningSegment.findMany({
    where: { userId, dialogueId, ...source, segmentIndex: { in: indexes } },
    select: { segmentIndex: true },
  })
  const { due, ...fresh } = newReturn(day)
  for (const { segmentIndex, marks, categories } of lost) {
    const found = { marks, categories }
    const isKnown = known.some((row) => row.segmentIndex === segmentIndex)
    const begun = { ...found, ...fresh, due: toDate(due), lostOn: toDate(day), ...source }
    await tx.returningSegment.upsert({
      where: { userId_dialogueId_segmentIndex: { userId, dialogueId, segmentIndex } },
      create: { userId, dialogueId, segmentIndex, ...begun },
      update: isKnown ? found : begun,
    })
  }
}

/** Moves a returning segment on after a try. @returns where it is now; null for a segment that does not return. */
export async function settleTry(
  tx: Database,
  tried: { userId: number; dialogueId: number; segmentIndex: number; isStanding: boolean; today: Day },
): Promise<ReturnState | null> {
  const { userId, dialogueId, segmentIndex, isStanding, today } = tried
  const where = { userId_dialogueId_segmentIndex: { userId, dialogueId, segmentIndex } }
  const row = await tx.returningSegment.findUnique({
    where,
    select: { step: true, due: true, stood: true, mendedOn: true },
  })
  if (!row) return null
  const state = { ...row, due: toDay(row.due), mendedOn: row.mendedOn && toDay(row.mendedOn) }
  const after = afterTry(state, { isStanding, today })
  const { due, mendedOn, ...rest } = after
  await tx.returningSegment.update({
    where,
    data: { ...rest, due: toDate(due), mendedOn: mendedOn && toDate(mendedOn) },
  })
  return after
}

const DueSchema = z.object({
  count: z.number().int(),
  dialogueId: z.number().int(),
  submissionId: z.string().nullable(),
  mockTestAttemptId: z.number().int().nullable(),
  segmentIndex: z.number().int(),
})

interface DueSegments {
  count: number
  first: { path: string } | null
}

interface OnDay {
  userId: number
  today: Day
}

/** How many segments are due on a day, and where the first of them is tried again. */
export function dueSegmentsOf({ userId, today }: OnDay): Question<DueSegments> {
  const { sql, read } = rowOf(
    DueSchema,
    Prisma.sql`
    SELECT count(*) OVER ()::int AS count, dialogue_id AS "dialogueId", submission_id::text AS "submissionId",
      mock_test_attempt_id AS "mockTestAttemptId", segment_index::int AS "segmentIndex"
    FROM returning_segments WHERE user_id = ${userId} AND mended_on IS NULL AND due <= ${today}::date
    ORDER BY due, marks DESC LIMIT 1`,
  )
  return {
    sql,
    read: (value) => {
      const row = read(value)
      return row ? { count: row.count, first: { path: retryPath(row) } } : { count: 0, first: null }
    },
  }
}

/** The same, in one statement. */
export function findDueSegments(onDay: OnDay): Promise<DueSegments> {
  return ask(dueSegmentsOf(onDay))
}

/**
 * How far a segment of a mock test is on its way back, and what it cost; null if it does not come back to this learner from this
 * test. `segmentIndex` is 0-based.
 */
export async function findExamReturn(
  place: ExamSegment,
): Promise<Pick<ListedReturn, 'marks' | 'due' | 'stood' | 'mendedOn'> | null> {
  const { userId, mockTestId: mockTestAttemptId, dialogueId, segmentIndex } = place
  const row = await db.returningSegment.findFirst({
    where: { userId, mockTestAttemptId, dialogueId, segmentIndex },
    select: { marks: true, due: true, stood: true, mendedOn: true },
  })
  return row && { ...row, due: toDay(row.due), mendedOn: row.mendedOn && toDay(row.mendedOn) }
}

interface Row extends Place {
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
    SELECT r.dialogue_id AS "dialogueId", r.submission_id::text AS "submissionId",
      r.mock_test_attempt_id AS "mockTestAttemptId", r.segment_index::int AS "segmentIndex", r.categories, r.marks, r.due,
      r.stood::int AS stood, r.mended_on AS "mendedOn", coalesce(s.dialogue_title, d.title) AS title, d.title_tr AS "titleTr"
    FROM returning_segments r JOIN dialogues d ON d.id = r.dialogue_id LEFT JOIN submissions s ON s.id = r.submission_id
    WHERE r.user_id = ${userId}
    ORDER BY r.mended_on DESC NULLS FIRST, r.due, r.marks DESC LIMIT ${RETURNS_SHOWN}`
  return rows.map(({ submissionId, mockTestAttemptId, segmentIndex, categories, due, mendedOn, ...row }) => ({
    ...row,
    path: retryPath({ dialogueId: row.dialogueId, submissionId, mockTestAttemptId, segmentIndex }),
    segment: segmentIndex + 1,
    categories: CATEGORIES.filter((category) => categories.includes(category)),
    due: toDay(due),
    mendedOn: mendedOn && toDay(mendedOn),
  }))
}
