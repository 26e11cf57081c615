import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, PASSWORD, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { readMetrics, sumOf } from '#tests/support/metrics.ts'

const TOKEN = 'a-token-of-sixteen-or-more'

let app: RunningApp

beforeAll(async () => {
  process.env.METRICS_TOKEN = TOKEN
  app = await startApp({ alone: true })
})
afterAll(() => app.close())

async function scrape(): Promise<Map<string, number>> {
  const response = await app.request('/metrics')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  return readMetrics(await response.text())
}

test("metrics are served to this machine and to the token's holder; others get 404", async () => {
  const through = { 'X-Forwarded-For': '203.0.113.9' }
  const refused = await app.request('/metrics', { headers: through })
  expect(refused.status).toBe(404)
  expect(await refused.json()).toMatchObject({ code: 'NOT_FOUND' })
  const wrong = { ...through, Authorization: `Bearer ${TOKEN}x` }
  expect((await app.request('/metrics', { headers: wrong })).status).toBe(404)
  const right = { ...through, Authorization: `Bearer ${TOKEN}` }
  expect((await app.request('/metrics', { headers: right })).status).toBe(200)
})

test('responses are counted by route pattern, never by parameters', async () => {
  const cookie = await signedInAs(await createAccount())
  const before = await scrape()
  await app.request('/practice/1?canary-query=1', { headers: cookie })
  await app.request('/practice/2', { headers: cookie })
  await app.request('/practice/canary-dialogue', { headers: cookie })
  await app.request('/no/such/canary-page')
  await app.request('/api/nothing/canary-call', { method: 'DELETE' })
  await app.request('/favicon.svg')
  const response = await app.request('/metrics')
  const text = await response.text()
  expect(text).not.toContain('canary')
  const after = readMetrics(text)
  const grown = (...labels: string[]) => {
    const name = 'kopru_http_request_duration_seconds_count'
    return sumOf(after, name, ...labels) - sumOf(before, name, ...labels)
  }
  expect(grown('route="/practice/:dialogueId"', 'method="GET"', 'status="2xx"')).toBe(2)
  expect(grown('route="/practice/:dialogueId"', 'status="4xx"')).toBe(1)
  expect(grown('route="/*"', 'status="4xx"')).toBe(1)
  expect(grown('route="/api/*"', 'method="DELETE"', 'status="4xx"')).toBe(1)
  expect(grown('route="static file"')).toBe(1)
})

test('metrics cover requests in flight, the pool, statements and the process', async () => {
  const series = await scrape()
  expect(series.get('kopru_http_requests_in_flight')).toBe(1)
  expect(series.get('kopru_uploads_in_flight')).toBe(0)
  expect(sumOf(series, 'kopru_database_connections', 'state="total"')).toBeGreaterThan(0)
  expect(series.get('kopru_database_connections{state="waiting"}')).toBe(0)
  const statements = 'kopru_database_statement_duration_seconds_count'
  expect(sumOf(series, statements, 'operation="select"', 'outcome="ok"')).toBeGreaterThan(0)
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'process_open_fds']) {
    expect(series.has(name)).toBe(true)
  }
})

test('the queue is counted by kind and state, with the age of the oldest job', async () => {
  await db.$executeRaw`
    INSERT INTO jobs (kind, payload, run_at, parked_at) VALUES
      ('mail-verification', '{}', now() - interval '90 seconds', NULL),
      ('mail-verification', '{}', now() + interval '1 hour', NULL),
      ('render-dialogue', '{}', now(), now()),
      ('canary-kind', '{}', now() - interval '1 day', now())`
  const series = await scrape()
  expect(series.get('kopru_jobs_readable')).toBe(1)
  expect(series.get('kopru_jobs{kind="mail-verification",state="waiting"}')).toBe(1)
  expect(series.get('kopru_jobs{kind="mail-verification",state="later"}')).toBe(1)
  expect(series.get('kopru_jobs{kind="render-dialogue",state="parked"}')).toBe(1)
  expect(series.get('kopru_jobs{kind="unknown",state="parked"}')).toBe(1)
  expect(series.get('kopru_job_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90)
  expect(series.get('kopru_job_oldest_waiting_seconds')).toBeLessThan(3_600)
})

test('sign-in attempts and refusals are counted by outcome', async () => {
  const user = await createAccount()
  const signIn = (username: string, password: string) =>
    app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
  const before = await scrape()
  expect((await signIn(user.username, PASSWORD)).status).toBe(200)
  expect((await signIn(user.username, 'wrong')).status).toBe(401)
  expect((await signIn('canary-name', 'wrong')).status).toBe(401)
  expect((await app.request('/api/admin/deleted-dialogues', { headers: await signedInAs(user) })).status).toBe(403)
  const after = await scrape()
  const grown = (key: string) => (after.get(key) ?? 0) - (before.get(key) ?? 0)
  for (const outcome of ['ok', 'wrong-password', 'unknown-name']) {
    expect(grown(`kopru_sign_ins_total{outcome="${outcome}"}`)).toBe(1)
  }
  expect(grown('kopru_refusals_total{reason="forbidden"}')).toBe(1)
  expect([...after.keys()].join()).not.toContain('canary')
})

test('a response includes its cost only if no stranger asks', async () => {
  const page = await app.request('/dashboard', { headers: await signedInAs(await createAccount()) })
  expect(page.headers.get('Server-Timing')).toMatch(
    /^total;dur=[\d.]+, db;dur=[\d.]+;desc="[1-9]\d* statements", render;dur=[\d.]+$/,
  )
  const quiet = await app.request('/healthz')
  expect(quiet.headers.get('Server-Timing')).toMatch(/^total;dur=[\d.]+, db;dur=0\.0;desc="0 statements"$/)
})
