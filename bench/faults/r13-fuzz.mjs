// R12, R13: random hostile requests to every route as four kinds of user. node bench/faults/r13-fuzz.mjs [--count 4000] [--seed 1]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { judge } from './support/fuzz-judge.mjs'
import { makeRequest } from './support/fuzz-request.mjs'
import { logIn, send, submission } from './support/http.mjs'
import { sendRaw, WIRE_CASES } from './support/raw.mjs'
import { check, faultScript, note, quantile } from './support/report.mjs'
import { seeded } from './support/random.mjs'
import { listRoutes } from './support/routes.mjs'
import { addLearners, getSample, inWorld } from './support/world.mjs'

const { values: flags } = parseArgs({
  options: { count: { type: 'string', default: '4000' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const COUNT = Number(flags.count)
const AT_ONCE = 8
const HANG_MS = 25_000
const WARM = 400

/** @typedef {import('./support/world.mjs').World} World @typedef {import('./support/world.mjs').App} App */

/** Signs actors in again if one of their requests ended the session. @param {World} world @param {App} app */
async function makeActors({ sql }, app) {
  const names = ['free', 'pro', 'admin']
  await sql(
    `CREATE TABLE IF NOT EXISTS fuzz_actors AS SELECT id, username, email, password, role FROM users WHERE username = ANY($1)`,
    [names],
  )
  const actors = [{ name: 'guest', cookie: '' }, ...names.map((name) => ({ name, cookie: '' }))]
  return {
    actors,
    restore: async () => {
      await sql(`UPDATE users SET username = f.username, email = f.email, password = f.password, role = f.role, delete_after = NULL, google_id = NULL
        FROM fuzz_actors f WHERE f.id = users.id`)
      for (const actor of actors.filter(({ name }) => name !== 'guest')) {
        const mine = actor.cookie
          ? await send(app, { path: '/api/user', headers: { Cookie: actor.cookie } })
          : undefined
        if (mine?.status !== 200) actor.cookie = await logIn(app, actor.name)
      }
    },
  }
}

/** Values that exist, so that some requests get past validation. @param {World} world @param {App} app */
async function makeThings(world, app) {
  const sample = await getSample(world)
  const cookie = await logIn(app, 'free')
  const sent = await submission({ dialogueId: sample.id, cookie, takes: [0, 1], words: sample.answers })
  await send(app, sent)
  const ids = async (/** @type {string} */ text) => (await world.sql(text)).map(({ id }) => String(id))
  const dialogues = await ids('SELECT id FROM dialogues ORDER BY id LIMIT 5')
  return {
    dialogueId: dialogues,
    submissionId: [sent.submissionId],
    attemptId: [sent.submissionId],
    recordingId: await ids('SELECT id FROM recordings'),
    segmentIndex: ['0', '1', '12'],
    templateId: await ids('SELECT id FROM mock_test_templates LIMIT 2'),
    mockTestId: ['1'],
    id: [...(await ids(`SELECT id FROM users WHERE username LIKE 'fault-%'`)), ...dialogues, sent.submissionId],
    language: ['en', 'tr'],
    username: ['free', 'pro', 'fault-1'],
    email: ['fault-1@example.org'],
    password: ['Kopru!2026'],
  }
}

/** @param {World} world @param {App} app */
async function fuzz(world, app) {
  const routes = await listRoutes()
  await addLearners(world, 3)
  const { actors, restore } = await makeActors(world, app)
  await restore()
  const known = await makeThings(world, app)
  const chance = seeded(Number(flags.seed))
  const secrets = [readFileSync(join(world.folder, 'session-secret'), 'utf8').trim(), new URL(world.url).password]
  /** @type {Map<string, string[]>} */
  const wrong = new Map()
  /** @type {Record<string, number>} */
  const statuses = {}
  /** @type {number[]} */
  const times = []
  /** @type {Map<string, string[]>} */
  const learnt = new Map()
  const warm = { rss: 0, fds: 0 }
  for (let done = 0; done < COUNT; done += AT_ONCE) {
    if (done % 200 === 0) await restore()
    if (done >= WARM && warm.rss === 0) Object.assign(warm, { rss: app.rssMiB(), fds: app.fds() })
    const requests = Array.from({ length: Math.min(AT_ONCE, COUNT - done) }, () =>
      makeRequest({ chance, routes, actors, known, learnt }),
    )
    await Promise.all(
      requests.map(async (request) => {
        const answer = await send(app, { ...request, timeoutMs: HANG_MS })
        times.push(answer.ms)
        const { allow } = answer.headers
        if (answer.status === 405 && allow && request.method !== 'TRACE') learnt.set(request.route, allow.split(', '))
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        for (const problem of judge({ request, answer, app, secrets })) {
          const line = `${request.actor} ${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 200)} ${String(request.body ?? '').slice(0, 200)}`
          wrong.set(problem, [...(wrong.get(problem) ?? []), line])
        }
      }),
    )
    if (!app.isAlive()) throw new Error(`The process died after ${done} requests:\n${app.log().slice(-3_000)}`)
  }
  note(
    `${COUNT} requests to ${routes.length} routes (seed ${flags.seed}): ${Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ')}; p99 ${quantile(times, 0.99).toFixed(0)} ms`,
  )
  for (const [problem, lines] of wrong) {
    console.log(`     ${problem} (${lines.length}):`)
    for (const line of lines.slice(0, 6)) console.log(`       ${line.replaceAll(/[^\x20-\x7e]/g, '?')}`)
  }
  return { wrong, warm }
}

/** What HTTP itself forbids. @param {App} app */
async function wire(app) {
  for (const [what, bytes] of Object.entries(WIRE_CASES)) {
    const { text, isEnded } = await sendRaw(app, bytes)
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
    check(isEnded && (status === 0 || status < 500), `on the wire: ${what}`, status || 'cut')
  }
}

await faultScript('R12 R13 fuzz', async () => {
  await inWorld({}, async (world) => {
    const app = await world.start()
    const { wrong, warm } = await fuzz(world, app)
    const kinds = [
      'status 5',
      'hang',
      'no whole answer',
      'leak',
      'reflection',
      'header made',
      'redirect',
      'no security headers',
    ]
    for (const kind of kinds) {
      const count = [...wrong]
        .filter(([problem]) => problem.startsWith(kind))
        .reduce((sum, [, lines]) => sum + lines.length, 0)
      check(count === 0, `none of this: ${kind.replace('status 5', 'an answer of 500 or more')}`, count)
    }
    await wire(app)
    await pause(5_000)
    check(app.fds() <= warm.fds + 15, 'no descriptor is left behind', `${warm.fds} -> ${app.fds()}`)
    check(
      app.rssMiB() - warm.rss <= 100,
      'memory grows by 100 MiB at the most',
      `${warm.rss.toFixed(0)} -> ${app.rssMiB().toFixed(0)} MiB`,
    )
    check(!/unhandledRejection|uncaughtException/i.test(app.log()), 'nothing unhandled')
    const [risen] = await world.sql(`SELECT count(*)::int AS n FROM users WHERE role <> 'user' AND username <> 'admin'
      AND NOT EXISTS (SELECT 1 FROM admin_acts WHERE subject_id = users.id::text)`)
    check(risen?.n === 0, 'nobody has gained a role without an admin', String(risen?.n))
  })
})
