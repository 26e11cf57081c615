// R8: the app's clock is ten days ahead or an hour behind, the database's is right. Needs libfaketime (Debian has it).
import { createHmac } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOpenAi } from './support/doubles.mjs'
import { logIn, postJson, send, submission } from './support/http.mjs'
import { check, faultScript, note, seconds, skip } from './support/report.mjs'
import { getSample, inWorld } from './support/world.mjs'

/**
 * @typedef {import('./support/world.mjs').World} World
 * @typedef {import('./support/world.mjs').App} App
 */

const WEBHOOK_SECRET = 'whsec_faults_0123456789'
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/local/lib']
const LIBRARY = LIBRARIES.map((folder) => `${folder}/faketime/libfaketimeMT.so.1`).find((path) => existsSync(path))
const RESUMED_MS = 30_000

/** @param {string} shift as libfaketime writes it: +10d, -1h */
const faketime = (shift) => ({ FAKETIME: shift, DONT_FAKE_MONOTONIC: '1', FAKETIME_DONT_RESET: '1' })

/** The link in the latest mail to an address. @param {World} world @param {string} address */
async function linkTo(world, address) {
  const outbox = join(world.folder, 'outbox')
  for (let waited = 0; waited < 300; waited += 1) {
    const mails = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
    const texts = mails
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    const mine = texts.findLast((text) => text.includes(address))
    const token = /reset-password\?token=([\w-]+)/.exec(mine ?? '')?.[1]
    if (token) return token
    await pause(100)
  }
  return undefined
}

/** @param {World} world @param {App} app @param {string} what */
async function resetLinks(world, app, what) {
  await world.sql('DELETE FROM password_reset_tokens')
  const email = `${what}@example.org`
  await world.sql(
    `INSERT INTO users (username, email, password, email_verified) SELECT $1, $2, password, true FROM users WHERE username = 'free'`,
    [what, email],
  )
  await postJson(app, '/api/auth/forgot-password', { email })
  const token = await linkTo(world, email)
  check(token !== undefined, `${what}: the reset mail comes`)
  const [row] = await world.sql(`SELECT extract(epoch FROM expires_at - now())::int AS left FROM password_reset_tokens`)
  check(
    Number(row?.left) > 600 && Number(row?.left) <= 900,
    `${what}: the link lives 15 minutes by the database's clock`,
    `${row?.left} s left`,
  )
  const valid = await postJson(app, '/api/auth/validate-reset-token', { token })
  check(valid.status === 200, `${what}: a fresh link is good`, `${valid.status} ${valid.body.slice(0, 80)}`)
  await world.sql(`UPDATE password_reset_tokens SET expires_at = now() - interval '1 second'`)
  const late = await postJson(app, '/api/auth/reset-password', {
    token,
    password: 'Deniz!2027',
    confirmPassword: 'Deniz!2027',
  })
  check(late.status === 400, `${what}: one that is over by the database's clock is refused with 400`, late.status)
}

/** @param {App} app @param {string} what @param {number} expected */
async function webhook(app, what, expected) {
  const body = JSON.stringify({
    id: `evt_${what}`,
    object: 'event',
    type: 'fault.test',
    created: Math.floor(Date.now() / 1000),
    data: { object: {} },
  })
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex')
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${at},v1=${signature}` }
  const answer = await send(app, { method: 'POST', path: '/api/stripe/webhook', headers, body })
  check(
    answer.status === expected,
    `${what}: a webhook of now is answered ${expected}`,
    `${answer.status} ${answer.body.slice(0, 80)}`,
  )
}

const BROKEN_TIME = /-\d+ (?:second|minute|hour|day)s?\b|\bNaN\b|Invalid Date/

/** A page's visible text: file names and random values may contain any letters. @param {string} html */
const shownOf = (html) =>
  html.replaceAll(/<script\b[^]*?<\/script>|<link\b[^>]*>|\b(?:href|src|nonce|value|id)="[^"]*"/g, '')

/** @param {World} world @param {App} app @param {string} what */
async function practise(world, app, what) {
  const sample = await getSample(world)
  const cookie = await logIn(app, 'free')
  const mine = await send(app, { path: '/dashboard', headers: { Cookie: cookie } })
  check(mine.status === 200, `${what}: who signs in stays signed in`, mine.status)
  const answer = await send(app, await submission({ dialogueId: sample.id, cookie, takes: [0], words: sample.answers }))
  check(answer.status === 200, `${what}: a submission is scored`, answer.status)
  const [facts] = await world.sql(`SELECT (SELECT min(practice_seconds)::int FROM learner_totals) AS practised,
    (SELECT min(duration_ms)::int FROM recordings) AS lasted, (SELECT max(current_streak)::int FROM users WHERE username = 'free') AS streak,
    (SELECT count(*)::int FROM daily_progress WHERE xp_earned < 0) AS wrong`)
  check(
    Number(facts?.practised) >= 0 && Number(facts?.lasted) >= 0 && facts?.wrong === 0,
    `${what}: no negative durations`,
    `${facts?.practised} s practised, ${facts?.lasted} ms recorded`,
  )
  check(facts?.streak === 1, `${what}: the streak is one day`, String(facts?.streak))
  for (const path of ['/history', '/dashboard', '/notifications', '/mock-test']) {
    const page = await send(app, { path, headers: { Cookie: cookie } })
    const isSane = page.status === 200 && !BROKEN_TIME.test(shownOf(page.body))
    check(isSane, `${what}: ${path} tells no negative or broken time`, page.status)
  }
}

/** Jobs are due by the database's clock: those of a killed process are not delayed by ten days. @param {string} shift */
async function killedAhead(shift) {
  const openai = await startOpenAi()
  await inWorld({ settings: { ...openai.settings, ...faketime(shift) } }, async (world) => {
    const dying = await world.start({}, { preload: LIBRARY })
    await world.start({}, { preload: LIBRARY })
    const sample = await getSample(world)
    openai.double.always('transcriptions', { fault: 'late', afterMs: 20_000 })
    const sent = await submission({
      dialogueId: sample.id,
      cookie: await logIn(dying, 'free'),
      takes: [0],
      timeoutMs: 15_000,
    })
    void send(dying, sent)
    while (openai.double.requests.length === 0) await pause(20)
    openai.double.always('transcriptions', 'Sonradan duyuldu.')
    const killedAt = performance.now()
    await dying.kill()
    let status
    while (status !== 'scored' && performance.now() - killedAt < 45_000) {
      await pause(100)
      const [row] = await world.sql('SELECT status FROM submissions WHERE id = $1', [sent.submissionId])
      status = row?.status
    }
    const delay = performance.now() - killedAt
    check(
      status === 'scored' && delay <= RESUMED_MS,
      `clock ${shift}: the work of a killed process is done within 30 s`,
      `${seconds(delay)}, ${status}`,
    )
  })
  await openai.close()
}

/** @param {string} shift */
async function shifted(shift) {
  const settings = {
    ...faketime(shift),
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  }
  await inWorld({ settings }, async (world) => {
    const app = await world.start({}, { preload: LIBRARY })
    const home = await send(app, { path: '/healthz' })
    const offset = Date.parse(String(home.headers.date)) - Date.now()
    note(`clock ${shift}: the app is ${(offset / 3_600_000).toFixed(1)} hours off`)
    check(Math.abs(offset) > 3_000_000, `clock ${shift}: the shift works`)
    const what = `clock ${shift}`.replace(/\W+/g, '-')
    await resetLinks(world, app, what)
    await webhook(app, what, 400)
    await practise(world, app, what)
    check(
      !/"level":"(?:error|fatal)"/.test(app.log()),
      `clock ${shift}: no error in the log`,
      app
        .log()
        .split('\n')
        .find((line) => /"level":"(?:error|fatal)"/.test(line))
        ?.slice(0, 200),
    )
  })
}

await faultScript('R8 clock', async () => {
  if (LIBRARY === undefined) return skip('libfaketime is not installed (apt-get install libfaketime)')
  for (const shift of ['+10d', '-1h']) await shifted(shift)
  for (const shift of ['+10d', '-1h']) await killedAhead(shift)
})
