// What must hold for submissions and recordings, whatever happened to the processes.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { check } from './report.mjs'
import { filesOnDisk } from './world.mjs'

/** @typedef {import('./world.mjs').World} World */

/** @param {World} world */
async function listFiles({ sql }) {
  return sql(`SELECT storage_key AS key, sha256 FROM recordings UNION ALL
    SELECT storage_key, sha256 FROM staged_recordings UNION ALL
    SELECT storage_key, sha256 FROM segment_revisions WHERE storage_key IS NOT NULL`)
}

/** Rows whose file is missing or different, and files without a row. @param {World} world */
export async function compareFiles(world) {
  const rows = await listFiles(world)
  const wrong = rows.filter(({ key, sha256 }) => {
    const path = join(world.folder, 'audio/recordings', String(key))
    return !existsSync(path) || createHash('sha256').update(readFileSync(path)).digest('hex') !== sha256
  })
  const known = new Set(rows.map(({ key }) => String(key)))
  const strangers = filesOnDisk(world).filter((name) => !known.has(name))
  return { rows: rows.length, wrong: wrong.length, strangers }
}

/** A job that was already claimed when the result arrived finds it and ends. @param {World} world */
async function isWorkDone({ sql }) {
  for (let waited = 0; waited < 200; waited += 1) {
    const [left] = await sql(`SELECT count(*)::int AS n FROM jobs WHERE kind = 'evaluate-submission' AND
      (payload ->> 'submissionId')::uuid IN (SELECT id FROM submissions WHERE status = 'scored')`)
    if (left?.n === 0) return true
    await pause(100)
  }
  return false
}

/**
 * Each of these submissions exists once, is scored once and has all its recordings; nothing else exists.
 * @param {World} world
 * @param {{ ids: string[], takes: number, what: string }} expected
 */
export async function checkSubmissions(world, { ids, takes, what }) {
  const { sql } = world
  const rows = await sql(
    `SELECT s.id, s.status, s.user_id, (SELECT count(*)::int FROM recordings r WHERE r.submission_id = s.id) AS takes
     FROM submissions s WHERE s.id = ANY($1::uuid[])`,
    [ids],
  )
  const scored = rows.filter(({ status }) => status === 'scored')
  check(
    scored.length === ids.length,
    `${what}: each accepted one is there, scored`,
    `${scored.length} of ${ids.length}`,
  )
  check(
    rows.every((row) => row.takes === takes),
    `${what}: each has all of its ${takes} recordings`,
  )
  const [counted] = await sql(
    `SELECT (SELECT count(*)::int FROM submissions WHERE status = 'scored' AND user_id IS NOT NULL) AS scored,
      (SELECT coalesce(sum(practice_count), 0)::int FROM learner_totals) AS counted,
      (SELECT count(*)::int FROM staged_recordings s JOIN submissions ON submissions.id = s.attempt_id) AS left,
      (SELECT count(*)::int FROM submissions WHERE id = ANY($1::uuid[])) AS mine`,
    [ids],
  )
  check(
    counted?.scored === counted?.counted,
    `${what}: each is counted once for its learner`,
    `${counted?.counted} of ${counted?.scored}`,
  )
  check(counted?.left === 0, `${what}: no take is left staged beside the submission it became part of`)
  check(await isWorkDone(world), `${what}: no work is left for what is scored`)
}
