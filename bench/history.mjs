// node bench/history.mjs: P6. /history and /dashboard for a learner with 20,000 submissions compared with one with 200: time
// to the last byte (ratio of medians) and number of statements.
import { runScript } from '../scripts/project.mjs'
import { signIn, statementsOf, withApp } from './support/app.mjs'
import { makePractised, practise, RARE_TOPIC } from './support/learners.mjs'
import { median, tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').Ask} Ask */
/** @typedef {import('./support/app.mjs').App} App */

const SIZES = { few: 200, many: 20_000 }
const ROUNDS = 60
const WARM_UP = 20
const LIMIT = 1.3
const MOST_STATEMENTS = 3
/** Statements of every page's frame: the signed-in user, and the unread count. */
const OF_THE_FRAME = 2

/** @param {string} url @param {Ask} ask @returns milliseconds to the last byte */
async function time(url, { path, headers }) {
  const start = performance.now()
  const response = await fetch(url + path, { headers })
  await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - start
}

/**
 * The oldest rows but a few.
 * @param {App} app
 * @param {string} username
 */
async function lastPage({ db }, username) {
  const { rows } = await db.query(
    `SELECT s.id, (extract(epoch FROM s.created_at) * 1000)::bigint AS ms
     FROM submissions s JOIN users u ON u.id = s.user_id
     WHERE u.username = $1 ORDER BY s.created_at, s.id OFFSET 25 LIMIT 1`,
    [username],
  )
  return `/history?cursor=${rows[0].ms}.${rows[0].id}`
}

/**
 * Measures both learners alternately, so that other load on the machine affects both.
 * @param {App} app
 * @param {{ name: string, few: Ask, many: Ask }} asks
 */
async function compare({ url }, { name, few, many }) {
  /** @type {{ few: number[], many: number[] }} */
  const times = { few: [], many: [] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [fewMs, manyMs] = [await time(url, few), await time(url, many)]
    if (round < 0) continue
    times.few.push(fewMs)
    times.many.push(manyMs)
  }
  const [fewMs, manyMs] = [median(times.few), median(times.many)]
  const ratio = manyMs / fewMs
  tell({
    target: 'P6',
    what: `${name}, 100 times the rows`,
    limit: `<= ${LIMIT}`,
    measured: `${ratio.toFixed(2)} (${fewMs.toFixed(1)} and ${manyMs.toFixed(1)} ms)`,
    isMet: ratio <= LIMIT,
  })
}

/** @param {App} app @param {Ask} ask */
async function countStatements(app, ask) {
  const own = (await statementsOf(app, ask)).length - OF_THE_FRAME
  const measured = `${own}`
  tell({
    target: 'P6',
    what: '/history, statements of its own',
    limit: `<= ${MOST_STATEMENTS}`,
    measured,
    isMet: own <= MOST_STATEMENTS,
  })
}

/** @param {App} app */
async function measure(app) {
  const model = await practise(app, await signIn(app.url, 'free'))
  const headers = {
    few: await makePractised(app, { username: 'few', count: SIZES.few, model }),
    many: await makePractised(app, { username: 'many', count: SIZES.many, model }),
  }
  await app.db.query('ANALYZE')
  const ask = (/** @type {string} */ name, path = name, manyPath = path) =>
    compare(app, { name, few: { path, headers: headers.few }, many: { path: manyPath, headers: headers.many } })
  await ask('/history')
  await ask('/history?topic=Housing')
  await ask('/history, the last page', await lastPage(app, 'few'), await lastPage(app, 'many'))
  await ask('/dashboard')
  await ask(`/history?topic=${RARE_TOPIC}, 3 oldest`, `/history?topic=${RARE_TOPIC}`)
  await countStatements(app, { path: '/history', headers: headers.many })
}

await runScript(() => withApp(measure, { port: 41_739 }))
process.exit()
