import { newEvaluation } from '../support/evaluation.ts'
import { query } from './accounts.ts'

/** The one test that everybody may take. */
export const FREE = 'Mock Test 1: Community and Housing'

/** So that the intro does not offer the tutorial first. */
export async function knowsTutorial(username: string): Promise<void> {
  await query('UPDATE users SET has_completed_interface_tutorial = true WHERE username = $1', [username])
}

/** Adds a finished test to a learner, started this many days ago. */
export async function sat(
  username: string,
  options: { daysAgo: number; first: number; second: number },
): Promise<void> {
  const { daysAgo, first, second } = options
  const result = (total: number) => {
    const evaluation = newEvaluation({ submissionId: 'past', dialogueId: 1, total })
    return JSON.stringify({ total, repeats: 0, repeatDeduction: 0, evaluation })
  }
  await query(
    `INSERT INTO mock_test_attempts (user_id, template_id, dialogue1_id, dialogue2_id, status, passing_score,
       dialogue1_results, dialogue2_results, overall_score, passed, started_at, expires_at, completed_at)
     SELECT u.id, t.id, t.dialogue1_id, t.dialogue2_id, 'completed', t.passing_score, $4::jsonb, $5::jsonb, $6, false,
       now() - make_interval(days => $3), now() - make_interval(days => $3) + interval '50 minutes',
       now() - make_interval(days => $3) + interval '40 minutes'
     FROM users u, mock_test_templates t WHERE u.username = $1 AND t.title = $2`,
    [username, FREE, daysAgo, result(first), result(second), first + second],
  )
}
