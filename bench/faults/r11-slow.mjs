// R11: clients that send a byte now and then, or never read. They must not slow down others, and must be cut off.
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { logIn, send } from './support/http.mjs'
import { check, faultScript, note, quantile, seconds } from './support/report.mjs'
import { inWorld } from './support/world.mjs'

const EACH = 200
const BYTE_EVERY_MS = 2_000
const HONEST_P95_MS = 1_000
const HEAD_MS = 20_000
const BODY_MS = 65_000

/** @typedef {'head' | 'body' | 'upload' | 'deaf'} Kind */

/** The first bytes that a slow client sends. @param {Kind} kind @param {string} cookie */
function opening(kind, cookie) {
  const host = 'Host: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\n'
  if (kind === 'head') return `GET / HTTP/1.1\r\n${host}`
  if (kind === 'deaf') return `GET /faq HTTP/1.1\r\n${host}\r\n`.repeat(50)
  const path = kind === 'body' ? '/login' : '/api/submit-naati-session'
  const type = kind === 'body' ? 'application/x-www-form-urlencoded' : 'multipart/form-data; boundary=x'
  const head = `POST ${path} HTTP/1.1\r\n${host}Cookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`
  return kind === 'body'
    ? head
    : `${head}--x\r\nContent-Disposition: form-data; name="recordings"; filename="0.webm"\r\n\r\n`
}

/**
 * One slow client. Resolves with its lifetime in ms when the server has closed it.
 * @param {{ port: number, kind: Kind, cookie: string }} options
 */
function begin({ port, kind, cookie }) {
  const socket = connect(port, '127.0.0.1')
  const startedAt = performance.now()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  socket.once('connect', () => {
    socket.write(opening(kind, cookie))
    if (kind === 'deaf') socket.pause()
    else timer = setInterval(() => socket.writable && socket.write(kind === 'head' ? 'X-a: b\r\n' : 'a'), BYTE_EVERY_MS)
  })
  if (kind !== 'deaf') socket.resume()
  const ended = new Promise((resolve) => {
    socket
      .once('error', () => undefined)
      .once('close', () => {
        clearInterval(timer)
        resolve(performance.now() - startedAt)
      })
  })
  return { kind, socket, ended }
}

await faultScript('R11 slow clients', async () => {
  await inWorld({}, async (world) => {
    const app = await world.start()
    const cookie = await logIn(app, 'free')
    for (const path of ['/', '/practice', '/history']) await send(app, { path, headers: { Cookie: cookie } })
    const before = { rss: app.rssMiB(), fds: app.fds() }
    /** @type {Kind[]} */
    const kinds = ['head', 'body', 'upload', 'deaf']
    const clients = Array.from({ length: EACH }, (_, index) =>
      begin({ port: app.port, kind: kinds[index % kinds.length] ?? 'head', cookie }),
    )
    const slow = clients.filter(({ kind }) => kind !== 'deaf')
    /** @type {Record<string, number>} */
    const lives = {}
    for (const { kind, ended } of slow) void ended.then((ms) => (lives[kind] = Math.max(lives[kind] ?? 0, ms)))
    /** @type {Set<unknown>} */
    const open = new Set(slow)
    for (const one of slow) void one.ended.then(() => open.delete(one))
    const times = []
    const failed = []
    const until = performance.now() + BODY_MS + 15_000
    while (performance.now() < until && (open.size > 0 || times.length < 40)) {
      for (const path of ['/', '/practice', '/history']) {
        const answer = await send(app, { path, headers: { Cookie: cookie } })
        times.push(answer.ms)
        if (answer.status !== 200) failed.push(`${path} ${answer.status} ${answer.error ?? ''}`)
      }
      await pause(200)
    }
    const p95 = quantile(times, 0.95)
    check(failed.length === 0, 'honest requests are all answered', failed[0])
    check(
      p95 <= HONEST_P95_MS,
      `honest requests: p95 within ${HONEST_P95_MS} ms`,
      `${p95.toFixed(0)} ms of ${times.length}`,
    )
    check(
      open.size === 0 && Number(lives.head) <= HEAD_MS,
      'slow heads are cut within 20 s',
      seconds(lives.head ?? Number.NaN),
    )
    check(
      open.size === 0 && Number(lives.body) <= BODY_MS,
      'slow bodies of forms are cut within 60 s',
      seconds(lives.body ?? Number.NaN),
    )
    check(
      open.size === 0 && Number(lives.upload) <= BODY_MS,
      'slow uploads are cut within 60 s',
      seconds(lives.upload ?? Number.NaN),
    )
    const during = app.rssMiB()
    for (const { socket } of clients) socket.destroy()
    await pause(3_000)
    check(app.fds() <= before.fds + 10, 'no descriptor is left behind', `${before.fds} -> ${app.fds()}`)
    check(during - before.rss <= 150, 'memory stays bounded', `${before.rss.toFixed(0)} -> ${during.toFixed(0)} MiB`)
    check(app.isAlive() && !/unhandled/i.test(app.log()), 'the process has lived through it')
    note(
      `${EACH} slow clients: honest p95 ${p95.toFixed(0)} ms; heads ${seconds(lives.head ?? 0)}, bodies ${seconds(lives.body ?? 0)}, uploads ${seconds(lives.upload ?? 0)}`,
    )
  })
})
