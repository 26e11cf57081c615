import { query } from './accounts.ts'

/**
 * Gives a learner a dialogue a week for eight weeks, but for one: what it lost of each kind became less. Of the segments that came
 * back, most are mended.
 */
export async function addLostMarks(username: string): Promise<void> {
  await query(
    `WITH learner AS (SELECT id FROM users WHERE username = $1), made AS (
       INSERT INTO submissions (id, user_id, dialogue_id, dialogue_title, dialogue_topic, dialogue_level, status,
         overall_score, feedback, created_at)
       SELECT gen_random_uuid(), learner.id, d.id, d.title, d.topic, d.level, 'scored', 40 - week * 1.5,
         jsonb_build_object('naatiScore', jsonb_build_object('total', 40 - week * 1.5, 'grade', 'Pass', 'errors',
           (SELECT jsonb_agg(jsonb_build_object('category', kind, 'deduction', round((first * (week + 1) / 8)::numeric, 1),
              'rule', 'part-missing', 'segment_id', 1, 'type', 'major'))
            FROM (VALUES ('omission', 7.5), ('distortion', 4.0), ('language_quality', 2.0), ('delivery', 0.5))
              AS kinds(kind, first)))),
         now() - make_interval(weeks => week)
       FROM learner, (SELECT * FROM dialogues ORDER BY id LIMIT 1) d, unnest('{0,1,2,3,5,6,7}'::int[]) AS week
       RETURNING id, user_id, dialogue_id)
     INSERT INTO returning_segments (user_id, dialogue_id, segment_index, submission_id, categories, marks, lost_on, due, mended_on)
     SELECT user_id, dialogue_id, place, id, CASE WHEN place < 4 THEN '{omission}'::text[] ELSE '{distortion}' END, 3,
       current_date - 20, current_date, CASE WHEN place <> 2 THEN current_date - 1 END
     FROM (SELECT * FROM made LIMIT 1) one, generate_series(0, 5) AS place`,
    [username],
  )
}
