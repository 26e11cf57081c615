import { Prisma } from '#app/generated/prisma/client.ts'

// A dialogue is number-clean if its segments have figures, none of them was lost, and no segment was missed as a whole. Marks that a
// learner gave say nothing about it, as in every other figure.

const HAS_FIGURES = Prisma.sql`'$[*].translation ? (@ like_regex "[0-9]")'`
/** Of an array of errors. */
const LOST_RULE = Prisma.raw(
  '[*].rule ? (@ like_regex "^(number-|scorer/numbers/|no-interpretation|not-interpreted|source-repeated|another-message)")',
)

/** Of practice: word by word the condition of the index submissions_number_clean, or it is not used. */
const CLEAN_PRACTICE = Prisma.sql`status = 'scored' AND marked_by = 'machine' AND part_of IS NULL
  AND jsonb_path_exists(segments, ${HAS_FIGURES})
  AND NOT jsonb_path_exists(feedback, '$.naatiScore.errors${LOST_RULE}')`

/** When a learner first interpreted a dialogue without losing a number, in practice or in a mock test; null before that. */
export const firstNumberClean = (userId: number): Prisma.Sql => Prisma.sql`least(
  (SELECT created_at FROM submissions WHERE user_id = ${userId} AND ${CLEAN_PRACTICE} ORDER BY created_at LIMIT 1),
  (SELECT min(m.completed_at)
    FROM mock_test_attempts m CROSS JOIN LATERAL (VALUES (m.dialogue1_results), (m.dialogue2_results)) AS one(results)
    WHERE m.user_id = ${userId} AND m.status = 'completed' AND m.marked_by = 'machine'
      AND jsonb_path_exists(results #> '{dialogue,segments}', ${HAS_FIGURES})
      AND NOT jsonb_path_exists(results, '$.evaluation.naatiScore.errors${LOST_RULE}')))`
