import { db } from '#app/db.server.ts'
import type { Level, SubmissionStatus, SubmissionType } from '#app/generated/prisma/enums.ts'
import { type Evaluation, EvaluationSchema } from '../scoring/evaluation.ts'

export interface ListedSubmission {
  id: string
  dialogueId: number
  dialogueTitle: string
  dialogueTopic: string
  dialogueLevel: Level
  status: SubmissionStatus
  type: SubmissionType
  /** Out of 45; null until it is scored. */
  overallScore: number | null
  createdAt: Date
  evaluation: Evaluation | null
}

const FIELDS = {
  id: true,
  dialogueId: true,
  dialogueTitle: true,
  dialogueTopic: true,
  dialogueLevel: true,
  status: true,
  type: true,
  overallScore: true,
  createdAt: true,
  feedback: true,
} as const

interface PageOptions {
  userId: number
  limit: number
  /** The last row of the page before; rows of the same moment go by id. */
  cursor: { createdAt: Date; id: string } | undefined
  topic?: string
}

function afterCursor({ createdAt, id }: { createdAt: Date; id: string }) {
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}

/** A learner's practice submissions, newest first, a page at a time: one query, whatever their number. */
export async function listSubmissions(
  options: PageOptions,
): Promise<{ submissions: ListedSubmission[]; hasMore: boolean }> {
  const { userId, limit, cursor, topic } = options
  const rows = await db.submission.findMany({
    where: { userId, ...(topic !== undefined && { dialogueTopic: topic }), ...(cursor && afterCursor(cursor)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: FIELDS,
  })
  const submissions = rows.slice(0, limit).map(({ feedback, ...row }) => ({
    ...row,
    evaluation: row.status === 'scored' ? EvaluationSchema.parse(feedback) : null,
  }))
  return { submissions, hasMore: rows.length > limit }
}

/** One submission of this learner; null where it is not theirs. `id` must be a UUID. */
export async function findOwnSubmission(options: { id: string; userId: number }): Promise<ListedSubmission | null> {
  const row = await db.submission.findFirst({ where: options, select: FIELDS })
  if (!row) return null
  const { feedback, ...rest } = row
  return { ...rest, evaluation: row.status === 'scored' ? EvaluationSchema.parse(feedback) : null }
}
