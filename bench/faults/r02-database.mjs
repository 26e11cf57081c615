// R2: the database restarts, refuses connections, stops responding, or the connection breaks during a COMMIT.
import { setTimeout as pause } from 'node:timers/promises'
import { jsonOf, logIn, send, submission } from './support/http.mjs'
import { checkSubmissions, compareFiles } from './support/invariants.mjs'
import { check, faultScript, note, seconds } from './support/report.mjs'
import { freshPort, getSample, inWorld } from './support/world.mjs'
import { startTcpProxy } from './support/tcp-proxy.mjs'

/** @typedef {import('./support/tcp-proxy.mjs').Wire} Wire */
/** @typedef {{ app: import('./support/world.mjs').App, cookie: string, dialogueId: number, words: string[] }} Scene */

const STACK = /\bat .+\(.*:\d+:\d+\)|node_modules|prisma|ECONN|127\.0\.0\.1:\d+/i
const RECOVERY_MS = 5_000
/** One of each kind: for guests, a guest's view, for members, for admins, and with the user's own data. */
const PAGES = [
  '/login',
  '/practice',
  '/mock-test',
  '/settings',
  '/history',
  '/admin',
  '/practice/1',
  '/verify-email',
  '/feedback',
]
const LONGEST_REQUEST_MS = 10_000

/** What learners see while the database is down. @param {Scene} scene @param {string} what */
async function checkRefusals(scene, what) {
  const { app, cookie } = scene
  const [page, call, ready, health, home] = await Promise.all([
    send(app, { path: '/dashboard', headers: { Cookie: cookie, Accept: 'text/html' } }),
    send(app, { path: '/api/submissions', headers: { Cookie: cookie } }),
    send(app, { path: '/readyz' }),
    send(app, { path: '/healthz' }),
    send(app, { path: '/' }),
  ])
  const isPage = page.status === 503 && page.headers['content-type']?.startsWith('text/html') === true
  check(
    isPage && /<h1/.test(page.body),
    `${what}: a page answers 503 as a page`,
    `${page.status} ${page.headers['content-type']}`,
  )
  check(Boolean(page.headers['retry-after']), `${what}: the page says when to try again`, page.headers['retry-after'])
  check(
    call.status === 503 && Boolean(call.headers['retry-after']),
    `${what}: a call answers 503 with Retry-After`,
    call.status,
  )
  check(jsonOf(call).code === 'PROVIDER_UNAVAILABLE', `${what}: in the one error shape`, call.body.slice(0, 80))
  const bodies = [page, call, ready].map(({ body }) => body)
  check(
    bodies.every((body) => !STACK.test(body)),
    `${what}: no stack, driver or address in any answer`,
  )
  const pages = await Promise.all(
    PAGES.map((path) => send(app, { path, headers: { Cookie: cookie, Accept: 'text/html' } })),
  )
  const odd = pages.findIndex(
    ({ status, headers, body }) => status !== 503 || !headers['retry-after'] || STACK.test(body),
  )
  check(odd === -1, `${what}: so do the other pages`, odd === -1 ? pages.length : `${PAGES[odd]} ${pages[odd]?.status}`)
  check(ready.status === 503, `${what}: /readyz says no`, `${ready.status} ${ready.body.trim().slice(0, 60)}`)
  check(health.status === 200, `${what}: /healthz says that the process lives`, health.status)
  check(home.status === 200, `${what}: the public pages stand`, home.status)
  const slowest = Math.max(...[page, call, ready, health, home].map(({ ms }) => ms))
  check(slowest <= LONGEST_REQUEST_MS, `${what}: every request ends within 10 s`, seconds(slowest))
}

/** How long it takes to recover by itself. @param {Scene} scene @param {string} what */
async function checkRecovery({ app, cookie }, what) {
  const startedAt = performance.now()
  for (;;) {
    const answers = await Promise.all([
      send(app, { path: '/api/submissions', headers: { Cookie: cookie } }),
      send(app, { path: '/dashboard', headers: { Cookie: cookie } }),
    ])
    const took = performance.now() - startedAt
    const isBack = answers.every(({ status }) => status === 200)
    if (isBack || took > 60_000) {
      check(isBack && took <= RECOVERY_MS, `${what}: alone again within 5 s`, seconds(took))
      return
    }
    await pause(50)
  }
}

/** A submission that may or may not have been stored: retried until accepted, it exists once. @param {Scene} scene */
async function sendUntilTaken({ app, cookie, dialogueId, words }) {
  const sent = await submission({ dialogueId, cookie, takes: [0], words })
  const statuses = []
  for (let round = 0; round < 200; round += 1) {
    const answer = await send(app, sent)
    statuses.push(answer.status)
    if (answer.status === 200) break
    await pause(100)
  }
  return { id: sent.submissionId, statuses }
}

/** @param {Scene} scene @param {import('./support/world.mjs').World} world */
async function restart(scene, world) {
  const watch = new AbortController()
  /** @type {number[]} */
  const seen = []
  const watching = (async () => {
    while (!watch.signal.aborted) {
      seen.push((await send(scene.app, { path: '/api/submissions', headers: { Cookie: scene.cookie } })).status)
      await pause(20)
    }
  })()
  const before = world.postgresPid()
  // As pg_ctl restart -m fast does; the embedded server's owner starts it again.
  process.kill(before, 'SIGINT')
  const { id } = await sendUntilTaken(scene)
  await checkRecovery(scene, 'restart')
  watch.abort()
  await watching
  check(world.postgresPid() !== before, 'restart: it is another server process')
  check(
    seen.every((status) => status === 200 || status === 503),
    'restart: nothing but 200 and 503',
    [...new Set(seen)].join(' '),
  )
  return id
}

/** @param {Scene} scene @param {Wire} wire */
async function cutAndRefuse(scene, wire) {
  wire.cut()
  await checkRecovery(scene, 'cut')
  wire.refuse()
  await checkRefusals(scene, 'refused')
  await pause(9_000)
  wire.pass()
  await checkRecovery(scene, 'after 10 s of refusing')
}

/** @param {Scene} scene @param {Wire} wire */
async function blackHole(scene, wire) {
  const { app, cookie, dialogueId, words } = scene
  wire.silence()
  await checkRefusals(scene, 'black hole')
  const times = []
  const sent = await submission({ dialogueId, cookie, takes: [0], words })
  for (const answer of await Promise.all([
    send(app, sent),
    send(app, sent),
    send(app, { path: '/practice', headers: { Cookie: cookie } }),
  ])) {
    check(answer.status === 503, 'black hole: a write ends as 503', `${answer.status} after ${seconds(answer.ms)}`)
    times.push(answer.ms)
  }
  check(
    Math.max(...times) <= LONGEST_REQUEST_MS + 500,
    'black hole: a write ends within 10 s',
    seconds(Math.max(...times)),
  )
  wire.pass()
  await checkRecovery(scene, 'after the black hole')
}

/** It stops responding while requests are in progress. @param {Scene} scene @param {Wire} wire */
async function blackHoleMidway(scene, wire) {
  const { app, cookie, dialogueId, words } = scene
  const running = await Promise.all(
    Array.from({ length: 6 }, async () => submission({ dialogueId, cookie, takes: [0, 1], words })),
  )
  const answers = running.map((sent) => send(app, sent))
  await pause(150)
  const silentAt = performance.now()
  wire.silence()
  const ended = await Promise.all(answers)
  const longest = performance.now() - silentAt
  check(
    longest <= LONGEST_REQUEST_MS + 1_000,
    'silent midway: what is at work ends within 10 s',
    `${seconds(longest)}, ${ended.map(({ status }) => status).join(' ')}`,
  )
  wire.pass()
  await checkRecovery(scene, 'silent midway')
  for (const sent of running) await send(app, sent)
  return running.map(({ submissionId }) => submissionId)
}

/** @param {Scene} scene @param {Wire} wire @param {string} statement */
async function loseAnswer(scene, wire, statement) {
  const isCut = wire.loseAnswerTo(statement)
  const { id, statuses } = await sendUntilTaken(scene)
  await isCut
  check(statuses.at(-1) === 200, `cut at ${statement}: the client gets through`, statuses.join(' '))
  check(
    statuses.every((status) => status === 200 || status === 503),
    `cut at ${statement}: nothing but 200 and 503`,
  )
  return id
}

await faultScript('R2 database', async () => {
  await inWorld({}, async (world) => {
    const wirePort = freshPort()
    const wire = await startTcpProxy({ port: wirePort, target: Number(new URL(world.url).port) })
    const throughWire = new URL(world.url)
    throughWire.port = String(wirePort)
    const app = await world.start({ KOPRU_EMBEDDED_DATABASE_URL: throughWire.href })
    const sample = await getSample(world)
    for (const path of ['/', '/dashboard']) await send(app, { path })
    const scene = { app, cookie: await logIn(app, 'free'), dialogueId: sample.id, words: sample.answers }
    const ids = [await restart(scene, world)]
    await cutAndRefuse(scene, wire)
    await blackHole(scene, wire)
    ids.push(...(await blackHoleMidway(scene, wire)))
    for (const statement of ['COMMIT', 'COMMIT', 'INSERT INTO "public"."submissions"', 'UPDATE submissions']) {
      ids.push(await loseAnswer(scene, wire, statement))
    }
    const [{ strays } = { strays: '' }] = await world.sql(
      `SELECT array_agg(id) AS strays FROM submissions WHERE NOT id = ANY($1::uuid[])`,
      [ids],
    )
    check(strays === null, 'no submission is there that was not sent', String(strays))
    const [one, many] = [ids.filter((_, index) => index === 0 || index > 6), ids.slice(1, 7)]
    await checkSubmissions(world, { ids: one, takes: 1, what: 'with lost answers' })
    await checkSubmissions(world, { ids: many, takes: 2, what: 'with a silent database' })
    const { wrong, strangers } = await compareFiles(world)
    check(wrong === 0, 'every row has its file')
    note(`${strangers.length} files without a row, for the hourly sweep`)
    check(app.isAlive(), 'the process has lived through it all')
    check(!/unhandledRejection|uncaughtException/i.test(app.log()), 'nothing was left unhandled')
    await app.stop()
    await wire.close()
  })
})
