import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { type Standing, type Target, pathOf } from './target.ts'

type Found = Exclude<Target, { kind: 'page' | 'first-dialogue' }> | { kind: 'first'; dialogueId: number }

/** Every condition for practising a dialogue, except Pro: that is for its page to check. */
const IS_OPEN = Prisma.sql`deleted_at IS NULL AND published_at IS NOT NULL AND NOT is_mock_test_candidate`

/**
 * Which of these targets still exist for a learner, and the dialogue to start with: the oldest of the easiest free
 * ones. One query for all; none if every target is a page.
 */
export async function findStanding(options: { userId: number; targets: readonly Target[] }): Promise<Standing> {
  const { userId, targets } = options
  if (targets.every(({ kind }) => kind === 'page')) return { paths: new Set(), firstDialogueId: null }
  const dialogueIds = targets.flatMap((target) => (target.kind === 'dialogue' ? [target.dialogueId] : []))
  const submissionIds = targets.flatMap((target) => (target.kind === 'result' ? [target.submissionId] : []))
  const mockTestIds = targets.flatMap((target) => (target.kind === 'mock-test' ? [target.mockTestId] : []))
  const wantsFirst = targets.some(({ kind }) => kind === 'first-dialogue')
  const found = await db.$queryRaw<Found[]>`
    SELECT 'dialogue' AS kind, id AS "dialogueId", NULL::text AS "submissionId", NULL::int AS "mockTestId"
    FROM dialogues WHERE id = ANY(${dialogueIds}) AND ${IS_OPEN}
    UNION ALL
    SELECT 'result', dialogue_id, id::text, NULL
    FROM submissions WHERE id = ANY(${submissionIds}::uuid[]) AND user_id = ${userId}
    UNION ALL
    SELECT 'mock-test', NULL, NULL, id
    FROM mock_test_attempts WHERE id = ANY(${mockTestIds}) AND user_id = ${userId}
    UNION ALL
    (SELECT 'first', id, NULL, NULL FROM dialogues
      WHERE ${wantsFirst} AND access_level = 'free' AND ${IS_OPEN}
      ORDER BY level, created_at, id LIMIT 1)`
  const firstDialogueId = found.find((row) => row.kind === 'first')?.dialogueId ?? null
  const paths = found.flatMap((row) => (row.kind === 'first' ? [] : [pathOf(row, firstDialogueId)]))
  return { paths: new Set(paths), firstDialogueId }
}
