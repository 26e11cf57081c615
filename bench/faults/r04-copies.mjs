// R4 and R6: double clicks, retries and two tabs, spread over two processes on one database.
import { setTimeout as pause } from 'node:timers/promises'
import { jsonOf, logIn, own, postJson, send, submission } from './support/http.mjs'
import { checkSubmissions, compareFiles } from './support/invariants.mjs'
import { check, faultScript, note } from './support/report.mjs'
import { addLearners, getSample, inWorld } from './support/world.mjs'

/**
 * @typedef {import('./support/world.mjs').World} World
 * @typedef {import('./support/world.mjs').App} App
 */

const COPIES = 20
const SIGN_IN_FAILURES = 10
const MOST_TRIES = 5

/** @param {number} count @param {(index: number) => Promise<import('./support/http.mjs').Answer>} work */
const atOnce = (count, work) => Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Retries when told to wait, as our browser code does. @param {App} app @param {import('./support/http.mjs').Upload} sent */
async function persist(app, sent) {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(app, sent)
    if (answer.status !== 503 || tries === MOST_TRIES) return answer
    await pause(Number(answer.headers['retry-after'] ?? 1) * 1_000)
  }
}

/** @param {World} world @param {App[]} apps */
async function equalSubmissions(world, apps) {
  const sample = await getSample(world)
  const [first] = apps
  if (!first) throw new Error('There is no process.')
  const cookie = await logIn(first, 'free')
  const ids = []
  for (const takes of [[], [0, 1, 2]]) {
    const sent = await submission({ dialogueId: sample.id, cookie, takes, words: sample.answers })
    const answers = await atOnce(COPIES, (index) => persist(apps[index % apps.length] ?? first, sent))
    const statuses = answers.map(({ status }) => status)
    check(
      statuses.every((status) => status === 200),
      `${COPIES} equal submissions with ${takes.length} takes: all are answered 200`,
      [...new Set(statuses)].join(' '),
    )
    check(new Set(answers.map(({ body }) => body)).size === 1, 'and with the same result')
    await checkSubmissions(world, { ids: [sent.submissionId], takes: takes.length, what: 'of the copies' })
    ids.push(sent.submissionId)
  }
  const { wrong, strangers } = await compareFiles(world)
  check(wrong === 0 && strangers.length === 0, 'copies leave no file behind', strangers.length)
  const [earned] = await world.sql(
    `SELECT practice_count::int AS n FROM learner_totals WHERE user_id = (SELECT id FROM users WHERE username = 'free')`,
  )
  check(earned?.n === ids.length, 'practised twice, counted twice', String(earned?.n))
}

/** @param {World} world @param {App[]} apps */
async function equalForms(world, apps) {
  const [first] = apps
  if (!first) throw new Error('There is no process.')
  const account = {
    username: 'twentyfold',
    email: 'twentyfold@example.org',
    password: 'Deniz!2026',
    confirmPassword: 'Deniz!2026',
    acceptTerms: true,
    terms: true,
  }
  const made = await atOnce(COPIES, (index) => postJson(apps[index % 2] ?? first, '/api/auth/register', account))
  const count = made.filter(({ status }) => status < 300).length
  const [users] = await world.sql(`SELECT count(*)::int AS n FROM users WHERE username = 'twentyfold'`)
  check(
    count === 1 && users?.n === 1,
    `${COPIES} equal sign-ups make one account`,
    `${made.map(({ status }) => status).join(' ')}; ${made[0]?.body.slice(0, 120)}`,
  )
  check(
    made.every(({ status }) => status < 500),
    'the others are refused, not crashed on',
  )
  const joined = await atOnce(COPIES, (index) =>
    postJson(apps[index % 2] ?? first, '/api/waitlist', { name: 'Deniz', email: 'deniz@example.org' }),
  )
  const [waiting] = await world.sql(`SELECT count(*)::int AS n FROM waitlist`)
  check(
    waiting?.n === 1 && joined.every(({ status }) => status < 500),
    `${COPIES} equal entries are one on the waitlist`,
    joined.map(({ status }) => status).join(' '),
  )
}

/** @param {World} world @param {App[]} apps */
async function equalMockTests(world, apps) {
  const [first] = apps
  if (!first) throw new Error('There is no process.')
  const cookie = await logIn(first, 'free')
  const [template] = await world.sql(
    `SELECT id FROM mock_test_templates WHERE access_level = 'free' ORDER BY id LIMIT 1`,
  )
  const started = await atOnce(COPIES, (index) =>
    postJson(apps[index % 2] ?? first, `/api/mock-test/start-template/${template?.id}`, {}, cookie),
  )
  const [attempts] = await world.sql('SELECT count(*)::int AS n FROM mock_test_attempts')
  check(
    attempts?.n === 1 && started.every(({ status }) => status < 500),
    `${COPIES} equal starts of a mock test are one test`,
    started.map(({ status }) => status).join(' '),
  )
}

/** Each job runs once, in either process. @param {World} world @param {App[]} apps */
async function jobsOnce(world, apps) {
  await addLearners(world, 60)
  const queued = await world.sql(
    `INSERT INTO jobs (kind, payload) SELECT 'mail-verification', jsonb_build_object('userId', id) FROM users WHERE username LIKE 'fault-%' RETURNING id`,
  )
  for (let waited = 0; waited < 600; waited += 1) {
    const [left] = await world.sql(`SELECT count(*)::int AS n FROM jobs WHERE kind = 'mail-verification'`)
    if (left?.n === 0) break
    await pause(100)
  }
  const lines = apps.map((app) =>
    app
      .log()
      .split('\n')
      .filter((line) => line.includes('"kind":"mail-verification"') && line.includes('job done')),
  )
  const mine = new Set(queued.map(({ id }) => String(id)))
  const ids = lines
    .flat()
    .map((line) => String(JSON.parse(line).job))
    .filter((id) => mine.has(id))
  check(
    ids.length === mine.size && new Set(ids).size === ids.length,
    'each job is done once',
    `${ids.length} of ${mine.size}, by the processes ${lines.map(({ length }) => length).join(' + ')}`,
  )
  note(`60 jobs: ${lines.map(({ length }) => length).join(' + ')} by two processes`)
}

/** Password guesses count together, even when spread over the processes. @param {World} world */
async function sharedLimits(world) {
  const settings = { RATE_LIMIT_FACTOR: '1' }
  const apps = [await world.start(settings), await world.start(settings)]
  const [first] = apps
  if (!first) throw new Error('There is no process.')
  const tries = await atOnce(40, (index) =>
    postJson(apps[index % 2] ?? first, '/api/auth/login', { username: 'pro', password: `Wrong!2026${index}` }),
  )
  const wrong = tries.filter(({ status }) => status === 401).length
  const refused = tries.filter(({ status }) => status === 429)
  check(
    wrong <= SIGN_IN_FAILURES && wrong + refused.length === tries.length,
    'of 40 guesses on two processes ten are heard',
    `${wrong} x 401, ${refused.length} x 429`,
  )
  check(
    refused.every(({ headers }) => Number(headers['retry-after']) > 0),
    'the others are told when to come back',
  )
  const right = await postJson(apps[1] ?? first, '/api/auth/login', { username: 'pro', password: 'Kopru!2026' })
  check(right.status === 429, 'the limit holds on the other process as well', right.status)
  const page = await send(first, { path: '/login', headers: own() })
  check(page.status === 200, 'the page itself stays open', page.status)
}

await faultScript('R4 R6 copies', async () => {
  await inWorld({}, async (world) => {
    // Together, on an empty database: migrated once, seeded once.
    const apps = await Promise.all([world.start(), world.start()])
    const [seeded] = await world.sql(`SELECT count(*)::int AS n, count(DISTINCT title)::int AS titles FROM dialogues`)
    for (const app of apps) for (const path of ['/practice', '/login', '/api/dialogues']) await send(app, { path })
    check(seeded?.n === seeded?.titles, 'two first starts at once seed once', `${seeded?.n} dialogues`)
    await equalSubmissions(world, apps)
    await equalForms(world, apps)
    await equalMockTests(world, apps)
    await jobsOnce(world, apps)
    for (const app of apps) {
      check(
        !/"level":"(?:error|fatal)"/.test(app.log()),
        'no error in the log of a process',
        app
          .log()
          .split('\n')
          .find((line) => /"level":"(?:error|fatal)"/.test(line))
          ?.slice(0, 300),
      )
    }
    await sharedLimits(world)
    check(jsonOf(await send(apps[0] ?? { port: 0 }, { path: '/readyz' })) !== undefined, 'both still answer')
  })
})
