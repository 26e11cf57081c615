import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createResetToken } from '#app/models/accounts/reset-token.server.ts'
import { createVerificationToken } from '#app/models/accounts/verification-token.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { ensureBuild } from '../../scripts/build.mjs'

// A process of its own, with everything logged that it can log.

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
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
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
