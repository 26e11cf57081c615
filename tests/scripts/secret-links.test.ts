import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createResetToken } from '#app/models/accounts/password/reset-token.server.ts'
import { createVerificationToken } from '#app/models/accounts/password/verification-token.server.ts'
import { createAccount, PASSWORD, writingAs } from '#tests/support/accounts.ts'
import { ensureBuild } from '../../scripts/build.mjs'

// In its own process, at the most verbose log level.

const BUSY_MACHINE_MS = 90_000
vi.setConfig({ testTimeout: BUSY_MACHINE_MS, hookTimeout: BUSY_MACHINE_MS })
beforeAll(ensureBuild)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function startLogging() {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start/serve.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'trace', HOST: '127.0.0.1', PORT: String(port) },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => expect(output).toContain('serving'), { timeout: BUSY_MACHINE_MS, interval: 50 })
  return { url, output: () => output }
}

test('the token of a mailed link never reaches the log', async () => {
  const user = await createAccount({ emailVerified: false })
  const resetToken = await createResetToken({ userId: user.id })
  const verificationToken = await createVerificationToken({ userId: user.id })
  const { url, output } = await startLogging()
  const passwords = new URLSearchParams({ newPassword: 'Yakamoz#41', confirmPassword: 'Yakamoz#41' })
  const headers = { 'Content-Type': 'application/json' }
  const post = (path: string, body: BodyInit, more: RequestInit = {}) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', body, ...more })

  await fetch(`${url}/reset-password?token=${resetToken}`)
  await fetch(`${url}/reset-password.data?token=${resetToken}`)
  await fetch(`${url}/verify-email?token=${verificationToken}`)
  await post('/api/auth/validate-reset-token', JSON.stringify({ token: resetToken }), { headers })
  await post('/api/auth/reset-password', `{"token":"${resetToken}"`, { headers })
  await post(`/reset-password?token=${resetToken}`, 'x', { headers: { 'Content-Type': 'multipart/form-data' } })
  expect((await post(`/reset-password?token=${resetToken}`, passwords)).status).toBe(302)
  expect((await post(`/verify-email?token=${verificationToken}`, new URLSearchParams())).status).toBe(302)
  await fetch(`${url}/reset-password?token=${resetToken}`)

  await vi.waitFor(() => expect(output().split('"path":"/verify-email"')).toHaveLength(3))
  expect(output()).toContain('"path":"/reset-password"')
  for (const secret of [resetToken, verificationToken, 'Yakamoz']) expect(output()).not.toContain(secret)
})

interface Line {
  event?: string
  reason?: string
  userId?: number
  requestId?: string
  network?: string
  limit?: string
}

/** Everything that was logged. */
function eventsOf(output: string): Line[] {
  const lines = output.split('\n').filter((line) => line.includes('"msg":"security"'))
  return lines.map((line): Line => JSON.parse(line))
}

test('the log says who signed in, who could not and what was refused, and never what was typed', async () => {
  const CANARIES = ['canary-name', 'canary@example.org', 'Canary!Password9', 'canary-cookie', PASSWORD]
  const user = await createAccount({ username: 'canary-owner', email: 'canary-owner@example.org' })
  const { url, output } = await startLogging()
  const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, method: 'POST' | 'PATCH' = 'POST') =>
    fetch(url + path, { method, redirect: 'manual', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  const mine = await writingAs(user)

  await post('/api/auth/login', { username: 'canary-name', password: 'Canary!Password9' })
  await post('/api/auth/login', { username: 'canary@example.org', password: 'Canary!Password9' })
  await post('/api/auth/login', { username: user.username, password: 'Canary!Password9' })
  expect((await post('/api/auth/login', { username: user.email, password: PASSWORD })).status).toBe(200)
  const change = {
    currentPassword: 'Canary!Password9',
    newPassword: 'Canary!Password9',
    confirmPassword: 'Canary!Password9',
  }
  await post('/api/user/password', change, mine, 'PATCH')
  await post('/api/user/password', { ...change, currentPassword: PASSWORD }, mine, 'PATCH')
  await fetch(`${url}/api/auth/validate/username/canary-name`)
  await fetch(`${url}/api/user`, { headers: { Cookie: 'kopru_session=canary-cookie' } })
  const learner = await writingAs(await createAccount())
  await fetch(`${url}/api/admin/deleted-dialogues`, { headers: learner })
  await fetch(`${url}/api/submissions/8a1f0e52-6d0c-4a3a-9a43-0d6a5e1f7c10`, { headers: learner })
  await post('/api/feedback', {}, { ...learner, Origin: 'https://canary.example.org' })
  await post('/api/auth/logout', {}, learner)

  const seen = (facts: Partial<Line>) => expect.arrayContaining([expect.objectContaining(facts)])
  await vi.waitFor(() => expect(eventsOf(output())).toEqual(seen({ event: 'sign-out' })))
  const events = eventsOf(output())
  const userId = user.id
  for (const facts of [
    { event: 'sign-in-failed', reason: 'unknown-name' },
    { event: 'sign-in-failed', reason: 'wrong-password', userId },
    { event: 'sign-in', userId },
    { event: 'password-change-failed', reason: 'wrong', userId },
    { event: 'password-changed', userId },
    { event: 'access-refused', reason: 'not-signed-in' },
    { event: 'access-refused', reason: 'forbidden' },
    { event: 'access-refused', reason: 'not-found' },
    { event: 'access-refused', reason: 'foreign-origin' },
  ]) {
    expect(events).toEqual(seen(facts))
  }
  for (const { requestId, network } of events) {
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(network).toMatch(/^[0-9a-f]{16}$/)
  }
  const session = mine.Cookie?.split('=')[1] ?? 'no session'
  for (const secret of [...CANARIES, user.username, user.email, session, '127.0.0.1"']) {
    expect(output()).not.toContain(secret)
  }
})
