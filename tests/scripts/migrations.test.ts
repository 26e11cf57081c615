import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { borrowDatabase } from '../../scripts/database/database.mjs'
import { migrate } from '../../scripts/database/migrate.mjs'
import { prisma } from '../../scripts/database/prisma-cli.mjs'

const FOLDER = 'prisma/migrations'
const SCHEMA = 'prisma/schema.prisma'

async function newDatabase(): Promise<string> {
  const database = await createTestDatabase({ postgresUrl: inject('postgresUrl'), from: 'nothing' })
  onTestFinished(database.drop)
  return database.url
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** Runs Prisma's own command line on a database. */
async function runPrisma(databaseUrl: string, ...args: string[]) {
  return prisma({ args: ['migrate', ...args], databaseUrl, stdio: 'pipe' })
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function writeMigration(folder: string, migration: { name: string; sql: string }): Promise<void> {
  await mkdir(join(folder, migration.name), { recursive: true })
  await writeFile(join(folder, migration.name, 'migration.sql'), migration.sql)
}

/** A database as it was before a migration, by how the name of that ends. */
async function databaseBefore(ending: string): Promise<string> {
  const url = await newDatabase()
  const earlier = await temporaryFolder()
  const names = await migrationNames()
  const added = names.find((name) => name.endsWith(ending)) ?? 'none'
  for (const name of names.filter((other) => other < added)) {
    await writeMigration(earlier, { name, sql: await readFile(join(FOLDER, name, 'migration.sql'), 'utf8') })
  }
  await migrate({ url, folder: earlier })
  return url
}

test('the migrations match the schema, and a column in only one of them is noticed', async () => {
  const url = await newDatabase()
  const compare = (schema: string) =>
    runPrisma(url, 'diff', '--from-migrations', FOLDER, '--to-schema', schema, '--exit-code')
  expect(await compare(SCHEMA)).toMatchObject({ code: 0 })
  const planted = join(await temporaryFolder(), 'schema.prisma')
  const schema = await readFile(SCHEMA, 'utf8')
  await writeFile(planted, schema.replace('model StripeEvent {', 'model StripeEvent {\n  planted String?'))
  expect(await compare(planted)).toMatchObject({ code: 2, output: expect.stringContaining('planted') })
})

test("a migration takes longer than the time-out of the app's statements, which its role has behind PgBouncer", async () => {
  const url = await newDatabase()
  const folder = await temporaryFolder()
  await writeMigration(folder, { name: '1_slow', sql: 'SELECT pg_sleep(0.3)' })
  await ask(url, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET statement_timeout = '100ms'`)
  await expect(ask(url, 'SELECT pg_sleep(0.3)')).rejects.toThrow('statement timeout')
  expect(await migrate({ url, folder })).toEqual(['1_slow'])
})

test("Prisma's own command line accepts what our runner did", async () => {
  const url = await newDatabase()
  expect(await migrate({ url })).toEqual(await migrationNames())
  expect(await runPrisma(url, 'status')).toMatchObject({ code: 0, output: expect.stringContaining('up to date') })
  expect(await runPrisma(url, 'deploy')).toMatchObject({ code: 0, output: expect.stringContaining('No pending') })
})

test("our runner accepts what Prisma's own command line did", async () => {
  const url = await newDatabase()
  expect(await runPrisma(url, 'deploy')).toMatchObject({ code: 0 })
  expect(await migrate({ url })).toEqual([])
})

test('runners that start together apply each migration once', async () => {
  const url = await newDatabase()
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate({ url })))
  expect(applied.flat().sort()).toEqual(await migrationNames())
  const rows = await ask(url, 'SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations')
  expect(rows).toEqual((await migrationNames()).map((name) => ({ migration_name: name, finished: true })))
})

test('a migration that fails changes nothing, is named, and blocks the next start until it is resolved', async () => {
  const url = await newDatabase()
  const folder = await temporaryFolder()
  await writeMigration(folder, { name: '1_good', sql: 'CREATE TABLE good ();' })
  await writeMigration(folder, { name: '2_bad', sql: 'CREATE TABLE half (); SELECT 1 / 0;' })
  await expect(migrate({ url, folder })).rejects.toThrow('The migration 2_bad failed: error: division by zero')
  expect(await ask(url, `SELECT to_regclass('good') IS NOT NULL AS good, to_regclass('half') AS half`)).toEqual([
    { good: true, half: null },
  ])
  await expect(migrate({ url, folder })).rejects.toThrow('The migration 2_bad failed earlier')
})

test('a function body with semicolons is one statement', async () => {
  const url = await newDatabase()
  const folder = await temporaryFolder()
  const sql = 'CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END $$;'
  await writeMigration(folder, { name: '1_function', sql })
  await migrate({ url, folder })
  expect(await ask(url, 'SELECT two()')).toEqual([{ two: 2 }])
})

test('an unreachable database is named without its password', async () => {
  const refusal = await migrate({ url: 'postgresql://someone:secret@127.0.0.1:1/nothing' }).catch(String)
  expect(refusal).toContain('The database at 127.0.0.1:1 cannot be reached')
  expect(refusal).not.toContain('secret')
})

test('mock tests completed before time ran out count as given up, the others do not', async () => {
  const url = await databaseBefore('_given_up_slots')
  await ask(
    url,
    `INSERT INTO users (username, email) SELECT n, n || '@example.org' FROM unnest(ARRAY['early', 'late', 'running']) AS n;
    INSERT INTO dialogues (title, description, topic, level, transcript, updated_at)
      SELECT 'Hello', 'Hello', 'Housing', 'beginner', '{}', now() FROM generate_series(1, 2);
    INSERT INTO mock_test_templates (title, description, level, category, duration_minutes, dialogue1_id, dialogue2_id)
      VALUES ('T', 'T', 'beginner', 'Housing', 45, 1, 2);
    INSERT INTO mock_test_attempts (user_id, template_id, dialogue1_id, dialogue2_id, status, passing_score,
        dialogue1_results, dialogue2_results, overall_score, passed, started_at, expires_at, completed_at)
      SELECT u, 1, 1, 2, (CASE WHEN s IS NULL THEN 'running' ELSE 'completed' END)::attempt_status, 63,
        CASE WHEN s IS NOT NULL THEN '{}'::jsonb END, CASE WHEN s IS NOT NULL THEN '{}'::jsonb END,
        CASE WHEN s IS NOT NULL THEN 0 END, CASE WHEN s IS NOT NULL THEN false END,
        '2026-11-01T10:00:00Z', '2026-11-01T10:50:00Z', '2026-11-01T10:00:00Z'::timestamptz + s * interval '1 minute'
      FROM (VALUES (1, 44), (2, 46), (3, NULL)) AS rows (u, s)`,
  )
  await migrate({ url })
  const rows = await ask(url, 'SELECT user_id AS id, given_up_slots AS slots FROM mock_test_attempts ORDER BY 1')
  expect(rows).toEqual([
    { id: 1, slots: [1, 2] },
    { id: 2, slots: [] },
    { id: 3, slots: [] },
  ])
})

test('a migration counts the practice time of results older than its counter', async () => {
  const url = await databaseBefore('_delivery')
  await ask(
    url,
    `INSERT INTO users (username, email) VALUES ('first', 'first@example.org'), ('second', 'second@example.org');
    INSERT INTO dialogues (title, description, topic, level, transcript, updated_at)
      VALUES ('Hello', 'Hello', 'Housing', 'beginner', '{}', now());
    INSERT INTO learner_totals (user_id, practice_count) VALUES (1, 2), (2, 0);
    INSERT INTO submissions (id, user_id, dialogue_id, status, overall_score, feedback, dialogue_title, dialogue_topic, dialogue_level)
      SELECT gen_random_uuid(), u, 1, s::submission_status, CASE WHEN s = 'scored' THEN 30 END,
        CASE WHEN s = 'scored' THEN '{}'::jsonb END, 'Hello', 'Housing', 'beginner'
      FROM (VALUES (1, 'scored'), (1, 'scored'), (1, 'received'), (2, 'received')) AS rows (u, s);
    INSERT INTO recordings (id, submission_id, segment_index, storage_key, mime_type, bytes, duration_ms, sha256)
      SELECT gen_random_uuid(), id, i, gen_random_uuid()::text, 'audio/webm', 1, 1300, repeat('a', 64)
      FROM submissions, generate_series(0, 1) i`,
  )
  await migrate({ url })
  const totals = await ask(url, 'SELECT user_id, practice_seconds::int AS seconds FROM learner_totals ORDER BY user_id')
  // Twice 2.6 seconds, each rounded by itself.
  expect(totals).toEqual([
    { user_id: 1, seconds: 6 },
    { user_id: 2, seconds: 0 },
  ])
})

test('older notifications get their kind if their text identifies it, and keep their text', async () => {
  const url = await databaseBefore('_notification_kinds')
  const attempt = '6f1b0a51-1b7e-4c0e-9f0a-0c7a4f3f9d10'
  const result = `/practice/7?attempt=${attempt}`
  const rows = [
    ['Köprü’ye hoş geldin. İlk diyaloğun seni bekliyor.', '/dashboard', 'welcome', {}],
    [
      'A new dialogue to practise: The "key": lost',
      '/practice/7',
      'new-dialogue',
      { dialogueId: 7, title: 'The "key": lost' },
    ],
    ['Your result for "A "b"" is ready: 38.5 out of 45.', result, 'practice-scored', { marks: 38.5, title: 'A "b"' }],
    ['“Anahtar” sonucun hazır: 45 üzerinden 38,5.', result, 'practice-scored', { marks: 38.5, title: 'Anahtar' }],
    [
      'We could not make out your recordings of "A key". Tell us what you said to get your score.',
      result,
      'practice-words-wanted',
      { dialogueId: 7, submissionId: attempt, title: 'A key' },
    ],
    [
      "Your mock test 'One' is scored: 75.5/90.",
      '/mock-test/session/9',
      'mock-test-scored',
      { marks: 75.5, mockTestId: 9 },
    ],
    [
      '“Bir” deneme sınavının puanlanabilmesi için lütfen ne söylediğini yaz.',
      '/mock-test/session/9',
      'mock-test-words-wanted',
      { mockTestId: 9, title: 'Bir' },
    ],
    ['Your payment went through. Pro goes on.', '/settings', 'billing-recovered', {}],
    ['Your subscription is cancelled. Pro stays open until 10 March 2026.', '/settings', null, null],
    ['A new dialogue to practise: elsewhere', '/settings', null, null],
    ['Something else.', null, null, null],
  ] as const
  await ask(url, `INSERT INTO users (username, email) VALUES ('first', 'first@example.org')`)
  for (const [message, link] of rows) {
    const values = [message, link].map((text) => (text === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`))
    await ask(url, `INSERT INTO notifications (user_id, message, link) VALUES (1, ${values.join(', ')})`)
  }
  await migrate({ url })
  const kept = await ask(url, 'SELECT message, link, kind, data FROM notifications ORDER BY id')
  expect(kept).toMatchObject(rows.map(([message, link, kind, data]) => ({ message, link, kind, data })))
})

test('with a pooler migrations go around it, and the app through it', async () => {
  const direct = await newDatabase()
  // Nothing listens there, so a query would fail.
  vi.stubEnv('DATABASE_URL', 'postgresql://kopru@127.0.0.1:1/pooled')
  vi.stubEnv('DIRECT_DATABASE_URL', direct)
  onTestFinished(() => void vi.unstubAllEnvs())
  const database = await borrowDatabase()
  onTestFinished(database.stop)
  expect(database).toMatchObject({ url: direct, environment: {}, isEmbedded: false })
  expect(
    await ask(direct, 'SELECT count(*)::int AS count FROM _prisma_migrations WHERE finished_at IS NOT NULL'),
  ).toEqual([{ count: (await migrationNames()).length }])
})
