// R14: clients that disappear while sending, while we work, and while we respond.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { logIn, own, send, stagedTake, submission } from './support/http.mjs'
import { checkSubmissions, compareFiles } from './support/invariants.mjs'
import { check, faultScript, note, seconds } from './support/report.mjs'
import { addLearners, getSample, inWorld } from './support/world.mjs'

const EACH = 40
const MIB = 30

/**
 * Sends part of a request and resets the connection a moment later.
 * @param {{ port: number }} app @param {import('./support/http.mjs').Upload | { method: string, path: string, headers: Record<string, string>, body?: Uint8Array }} sent
 * @param {{ share: number, afterMs: number }} cut
 */
async function vanish(app, sent, { share, afterMs }) {
  const { method, path, headers, body = new Uint8Array() } = sent
  const lines = Object.entries({ Host: '127.0.0.1', 'Content-Length': String(body.length), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const socket = connect(app.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(body.subarray(0, Math.floor(body.length * share)))
  await pause(afterMs)
  socket.resetAndDestroy()
}

await faultScript('R14 clients that vanish', async () => {
  await inWorld({}, async (world) => {
    const app = await world.start()
    const sample = await getSample(world)
    /** @type {string[]} */
    const cookies = []
    for (const { username } of await addLearners(world, 8)) cookies.push(await logIn(app, username))
    const cookieOf = (/** @type {number} */ index) => cookies[index % cookies.length] ?? ''
    for (const path of ['/practice', '/dashboard', '/history'])
      await send(app, { path, headers: { Cookie: cookieOf(0) } })
    await pause(500)
    const before = { rss: app.rssMiB(), fds: app.fds() }
    /** @type {any[]} */
    const whole = []
    for (let index = 0; index < EACH; index += 1) {
      const cookie = cookieOf(index)
      const sent = await submission({ dialogueId: sample.id, cookie, takes: [0, 1], words: sample.answers })
      whole.push({ ...sent, cookie })
      const take = stagedTake({ attemptId: crypto.randomUUID(), index: 0, dialogueId: sample.id, cookie })
      const get = (/** @type {string} */ path) => ({ method: 'GET', path, headers: own(cookie) })
      await Promise.all([
        vanish(app, sent, { share: Math.random(), afterMs: Math.random() * 100 }),
        vanish(app, take, { share: Math.random(), afterMs: Math.random() * 50 }),
        // The whole body was sent and is being processed: this one counts.
        vanish(
          app,
          { ...sent, ...(await submission({ dialogueId: sample.id, cookie, takes: [0], words: sample.answers })) },
          { share: 1, afterMs: Math.random() * 150 },
        ),
        vanish(app, get('/history'), { share: 1, afterMs: Math.random() * 30 }),
        vanish(app, get('/api/user/export'), { share: 1, afterMs: Math.random() * 60 }),
        vanish(app, get(`/api/audio/segment/${sample.id}/${index % 10}`), { share: 1, afterMs: Math.random() * 60 }),
      ])
    }
    for (let waited = 0; waited < 300; waited += 1) {
      const [open] = await world.sql(
        `SELECT count(*)::int AS n FROM submissions WHERE status NOT IN ('scored', 'needs_transcripts')`,
      )
      if (open?.n === 0) break
      await pause(200)
    }
    await pause(2_000)
    check(app.isAlive(), 'the process has lived through it')
    const bad = app
      .log()
      .split('\n')
      .find((line) => /unhandled|uncaught|"level":"(?:error|fatal)"/i.test(line))
    check(bad === undefined, 'nothing unhandled, no error in the log', bad?.slice(0, 300))
    check(app.fds() <= before.fds + 10, 'no descriptor is left behind', `${before.fds} -> ${app.fds()}`)
    note(`RSS ${before.rss.toFixed(0)} -> ${app.rssMiB().toFixed(0)} MiB`)
    const cut = await compareFiles(world)
    check(
      cut.wrong === 0 && cut.strangers.length === 0,
      'rows and files agree, nothing half-written is left',
      cut.strangers.slice(0, 3).join(' '),
    )
    /** @type {import('./support/http.mjs').Answer[]} */
    const again = []
    const lanes = cookies.map(async (_, lane) => {
      for (const [index, sent] of whole.entries())
        if (index % cookies.length === lane) again.push(await send(app, sent))
    })
    await Promise.all(lanes)
    check(
      again.every(({ status }) => status === 200),
      'who comes back gets through with the same submission',
      [
        ...new Set(
          again.map(({ status, error, ms }) => `${status} ${error ? `${error} after ${seconds(ms)}` : ''}`.trim()),
        ),
      ].join(', '),
    )
    await checkSubmissions(world, {
      ids: whole.map(({ submissionId }) => submissionId),
      takes: 2,
      what: 'after coming back',
    })
    check(
      app.rssMiB() - before.rss < 100 + MIB,
      'memory stays bounded',
      `${before.rss.toFixed(0)} -> ${app.rssMiB().toFixed(0)} MiB`,
    )
  })
})
