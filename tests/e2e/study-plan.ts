import { query } from './accounts.ts'

/** Gives a learner a plan of half an hour a day for a test so many days from now; null: not booked. */
export async function addStudyPlan(
  username: string,
  options: { inDays: number | null } = { inDays: 40 },
): Promise<void> {
  await query(
    `INSERT INTO study_plans (user_id, test_date, hearing, remembering, wording, minutes, starts_on, updated_at)
     SELECT id, current_date + $2::int, 2, 3, 4, '{30,30,30,30,30,60,20}', current_date - 3, now()
     FROM users WHERE username = $1`,
    [username, options.inDays],
  )
}
