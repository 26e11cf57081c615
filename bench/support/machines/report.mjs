// What the bench of two machines found, as rows.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { percentile, tell } from '../rows.mjs'
import { TAKES } from './learner.mjs'

/**
 * @typedef {import('pg').Client} Client
 * @typedef {import('./learner.mjs').Learner} Learner
 * @typedef {import('./machine.mjs').Machine} Machine
 */

/** @param {{ what: string, measured: string, limit?: string, isMet?: boolean }} row */
export const row = ({ what, measured, limit = '', isMet }) => tell({ target: 'P14', what, limit, measured, isMet })

/** @param {Learner[]} learners */
export function tellTraffic(learners, /** @type {string} */ when) {
  const failures = learners.flatMap((learner) => learner.failures.splice(0))
  const times = learners.flatMap((learner) => learner.times.splice(0))
  for (const failure of failures.slice(0, 10)) console.error(failure)
  row({
    what: `failed requests ${when}`,
    limit: '0',
    measured: `${failures.length} of ${times.length}; p95 ${percentile(times, 0.95).toFixed(0)} ms`,
    isMet: failures.length === 0 && times.length > 0,
  })
}

/** The names of all files below a folder, which may not be there. @param {string} folder */
const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [])

/** @param {{ learners: Learner[], machines: Machine[] }} options */
export function tellSpread({ learners, machines }) {
  const shares = learners.map(({ machines: seen }) => {
    const changes = seen.filter((name, index) => index > 0 && name !== seen[index - 1]).length
    return changes / (seen.length - 1)
  })
  row({
    what: 'next request on the other machine, the least',
    limit: '>= 30 % of a learner’s',
    measured: `${(Math.min(...shares) * 100).toFixed(0)} %`,
    isMet: Math.min(...shares) >= 0.3,
  })
  const files = machines.map(({ folder }) => filesIn(join(folder, 'audio/recordings')).length)
  row({
    what: 'recordings on the machines’ own disks',
    limit: '0',
    measured: files.join(' and '),
    isMet: files.every((n) => n === 0),
  })
}

/** @param {{ db: Client, learners: Learner[], machines: Machine[] }} options */
export async function tellState({ db, learners, machines }) {
  const ids = learners.flatMap(({ accepted }) => accepted)
  const { rows } = await db.query(
    `SELECT count(*)::int AS kept, count(*) FILTER (WHERE status = 'scored')::int AS scored,
      count(*) FILTER (WHERE (SELECT count(*) FROM recordings r WHERE r.submission_id = s.id) = ${TAKES})::int AS whole,
      coalesce(max(abs(extract(epoch FROM now() - created_at))), 0)::int AS oldest,
      (SELECT count(*)::int FROM submissions) AS all,
      (SELECT coalesce(sum(practice_count), 0)::int FROM learner_totals) AS counted,
      (SELECT count(*)::int FROM staged_recordings) AS staged,
      (SELECT count(*)::int FROM jobs WHERE parked_at IS NOT NULL) AS parked,
      (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS locks
     FROM submissions s WHERE id = ANY($1::uuid[])`,
    [ids],
  )
  const [state] = rows
  const isRight = [state.scored, state.whole, state.all, state.counted].every((count) => count === ids.length)
  row({
    what: 'accepted, scored, counted, each with its takes',
    limit: 'the same',
    measured: `${ids.length}, ${state.scored}, ${state.counted}, ${state.whole}; ${state.staged} staged`,
    isMet: isRight && state.staged === 0 && ids.length > 0,
  })
  const heard = learners.reduce((sum, learner) => sum + learner.heard, 0)
  row({ what: 'recordings played from both machines', measured: `${heard} answers, byte for byte` })
  const mails = machines.map(
    ({ folder }) => filesIn(join(folder, 'outbox')).filter((name) => name.endsWith('.eml')).length,
  )
  row({
    what: 'letters by the queue, one for each sign-up',
    limit: String(learners.length),
    measured: mails.join(' + '),
    isMet: mails.reduce((sum, count) => sum + count, 0) === learners.length && state.parked === 0,
  })
  row({ what: 'advisory locks left behind', limit: '0', measured: String(state.locks), isMet: state.locks === 0 })
  const isClockRight = state.oldest < 900
  row({
    what: 'clock of what was written',
    limit: 'not shifted',
    measured: `${state.oldest} s ago at most`,
    isMet: isClockRight,
  })
}

/** @param {import('./pooler.mjs').Pooler} pooler @param {string} role */
export async function tellPooler(pooler, role) {
  const [stats] = (await pooler.ask('SHOW STATS')).filter(({ database }) => database === role)
  const servers = (await pooler.ask('SHOW SERVERS')).length
  const clients = (await pooler.ask('SHOW CLIENTS')).filter(({ database }) => database === role).length
  const inside = Number(stats?.total_query_count) - Number(stats?.total_xact_count)
  row({
    what: 'through PgBouncer',
    measured: `${stats?.total_xact_count} transactions, ${inside} further statements in them; ${clients} clients on ${servers} connections`,
  })
}
