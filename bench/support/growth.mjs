// Grows a database to the size of a busy site, by a few statements: a larger library, and accounts with what they have done.
// Its connection must be a superuser's, since foreign keys are not checked meanwhile.

/**
 * @typedef {import('pg').Client} Client
 * @typedef {{ dialogues: number, words: number, accounts: number, submissions: number }} Size
 */

/** Accounts with very many submissions: one in a hundred. The others have 10 to 100, few of them many. */
const HEAVY = { one: 100, share: 0.4 }
const OLDEST_DAYS = 700
/** Submissions younger than this have recordings. */
const RECORDINGS_DAYS = 3

/** Makes a row's copies differ where the table asks for it. @type {Record<string, Record<string, string>>} */
const DIFFERENT = {
  dialogues: {
    title: "left(title, 190) || ' ' || g",
    slug: 'NULL',
    is_mock_test_candidate: 'false',
    // Eight are free, however large the library.
    access_level: "'premium'",
    created_at: "created_at - g * interval '1 day'",
    announced_through: 'NULL',
  },
  vocabulary: { english: "english || ' ' || g", is_seeded: 'false', seed_key: 'NULL' },
}

/**
 * Copies the rows of a table until there are so many.
 * @param {Client} db
 * @param {{ table: 'dialogues' | 'vocabulary', count: number }} options
 */
async function multiply(db, { table, count }) {
  const { rows } = await db.query(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' AND column_name <> 'id'`,
    [table],
  )
  const names = rows.map(({ name }) => String(name))
  const values = names.map((name) => DIFFERENT[table]?.[name] ?? name)
  const counted = await db.query(`SELECT count(*)::int AS count FROM ${table}`)
  const missing = count - counted.rows[0].count
  if (missing <= 0) return
  await db.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')}
     FROM generate_series(1, $2::int) g, ${table} LIMIT $1`,
    [missing, Math.ceil(missing / counted.rows[0].count)],
  )
}

/** @param {Size} size */
function statementsFor({ accounts, submissions }) {
  const each = submissions / accounts
  const heavy = Math.round(each * HEAVY.share * HEAVY.one)
  const light = Math.max(1, each * (1 - HEAVY.share))
  return [
    // `n` counts the grown accounts; `has` is how much each has done.
    `CREATE TEMP TABLE grown AS
     SELECT n, nextval('users_id_seq')::int AS id, CASE WHEN n % ${HEAVY.one} = 0 THEN ${heavy}
       ELSE greatest(1, round(${light / 3} + ${light * 3} * power(n * 7919 % 1000 / 1000.0, 3.5)))::int END AS has
     FROM generate_series(1, ${accounts}) n`,
    `INSERT INTO users (id, username, email, email_verified, created_at)
     SELECT id, 'grown-' || n, 'grown-' || n || '@example.org', true, now() - n % ${OLDEST_DAYS} * interval '1 day' FROM grown`,
    'INSERT INTO user_settings (user_id, updated_at) SELECT id, now() FROM grown',
    'INSERT INTO learner_totals (user_id, practice_count, practice_passed) SELECT id, has, has / 2 FROM grown',
    `INSERT INTO study_plans (user_id, minutes, starts_on, updated_at)
     SELECT id, '{30,30,30,30,30,0,0}', current_date - 30, now() FROM grown WHERE n % 2 = 0`,
    `INSERT INTO notifications (user_id, message, is_read, created_at)
     SELECT id, 'Your result is ready.', g > 1, now() - g * interval '3 days' FROM grown, generate_series(1, 5) g`,
    `INSERT INTO daily_progress (user_id, date, xp_earned) SELECT id, current_date - g, 10 FROM grown, generate_series(1, 10) g`,
    `INSERT INTO vocabulary_cards (user_id, vocabulary_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review)
     SELECT grown.id, w.ids[1 + (n * 31 + g * 97) % cardinality(w.ids)], now() + (g - 10) * interval '1 day', 5, 5, 5, 0, 3, 0, 2, now() - interval '5 days'
     FROM grown, generate_series(1, 20) g, (SELECT array_agg(id) AS ids FROM vocabulary) w ON CONFLICT DO NOTHING`,
    `CREATE TEMP TABLE model AS SELECT feedback - '{segments,transcriptions,turkish}'::text[] AS feedback
     FROM submissions WHERE status = 'scored' AND feedback IS NOT NULL ORDER BY created_at DESC LIMIT 1`,
    `CREATE TEMP TABLE library AS SELECT row_number() OVER (ORDER BY id) - 1 AS place, id, title, topic, level
     FROM dialogues WHERE published_at IS NOT NULL AND deleted_at IS NULL`,
    `INSERT INTO submissions (id, user_id, dialogue_id, status, overall_score, feedback, type, dialogue_title, dialogue_topic,
       dialogue_level, created_at)
     SELECT gen_random_uuid(), grown.id, l.id, 'scored', 20 + (n + g) % 25, m.feedback, 'practice', l.title, l.topic, l.level,
       now() - g * ${OLDEST_DAYS} / has * interval '1 day' - n % 1440 * interval '1 minute'
     FROM model m, grown, generate_series(1, has) g, library l
     WHERE l.place = (n * 17 + g * 13) % (SELECT count(*) FROM library)`,
    `INSERT INTO learner_topics (user_id, topic, count, score_sum)
     SELECT user_id, dialogue_topic, count(*), sum(overall_score) FROM submissions
     WHERE user_id IN (SELECT id FROM grown) GROUP BY 1, 2`,
    `INSERT INTO recordings (id, submission_id, segment_index, storage_key, mime_type, bytes, duration_ms, sha256, created_at)
     SELECT gen_random_uuid(), s.id, i, gen_random_uuid()::text, 'audio/webm', 40000, 9000, repeat('a', 64), s.created_at
     FROM submissions s, generate_series(0, 11) i
     WHERE s.created_at > now() - interval '${RECORDINGS_DAYS} days' AND user_id IN (SELECT id FROM grown)`,
    'DROP TABLE grown, model, library',
  ]
}

/** Drops the indexes that no rule needs, and says how to make them again. @param {Client} db @param {string} table */
async function dropIndexes(db, table) {
  const { rows } = await db.query(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
     WHERE i.indrelid = $1::regclass AND NOT i.indisunique`,
    [table],
  )
  for (const { name } of rows) await db.query(`DROP INDEX ${name}`)
  return rows.map(({ made }) => String(made))
}

/**
 * Grows the library to these numbers, and adds so many accounts and, about, submissions. There must be a scored submission:
 * all others have its result without what was said, which would be half of the row and is read by nobody here.
 * @param {Client} db
 * @param {Size} size
 */
export async function grow(db, size) {
  await db.query("SET session_replication_role = 'replica'")
  await db.query("SET maintenance_work_mem = '512MB'")
  await multiply(db, { table: 'dialogues', count: size.dialogues })
  await multiply(db, { table: 'vocabulary', count: size.words })
  const indexes = []
  for (const table of ['submissions', 'recordings', 'vocabulary_cards', 'notifications']) {
    indexes.push(...(await dropIndexes(db, table)))
  }
  for (const statement of statementsFor(size)) {
    const startedAt = performance.now()
    await db.query(statement)
    if (process.env.GROWTH_TIMES) {
      console.log(
        `${((performance.now() - startedAt) / 1_000).toFixed(1)} s: ${statement.slice(0, 60).replaceAll(/\s+/g, ' ')}`,
      )
    }
  }
  for (const made of indexes) await db.query(made)
  await db.query("SET session_replication_role = 'origin'")
  await db.query('VACUUM ANALYZE')
}
