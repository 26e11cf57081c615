import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '#app/db.server.ts'
import { hashToken } from '#app/models/accounts/password/token.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts'
import { handlers } from './handlers.server.ts'
import { enqueue } from './queue.server.ts'
import { JobWorker } from './worker.server.ts'

// Settings are read when the first app module is imported, so a free port is chosen before that.
const smtpPort = await vi.hoisted(async () => {
  const { createServer } = await import('node:net')
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  process.env.MAIL_FROM = 'Köprü <no-reply@kopru.example>'
  process.env.APP_URL = 'https://kopru.example'
  return port
})

const worker = new JobWorker({ handlers, retryDelay: () => 0 })

beforeEach(() => db.job.deleteMany())
afterEach(() => db.job.deleteMany())

async function mailServer(options: Omit<NonNullable<Parameters<typeof startSmtp>[0]>, 'port'> = {}) {
  const double = await startSmtp({ port: smtpPort, ...options })
  onTestFinished(double.stop)
  return double
}

const linkIn = ({ mails }: SmtpDouble) => new URL(/https:\/\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? 'none:')

test('a verification mail brings a link whose token is stored as its hash only', async () => {
  const user = await createAccount({ emailVerified: false, username: 'çağrı-işık', email: 'cagri@example.org' })
  await enqueue({ kind: 'mail-verification', payload: { userId: user.id } })
  expect(JSON.stringify(await db.job.findFirst({ select: { payload: true } }))).toBe(
    `{"payload":{"userId":${user.id}}}`,
  )
  const server = await mailServer()
  await worker.runDue()
  const link = linkIn(server)
  expect(`${link.origin}${link.pathname}`).toBe('https://kopru.example/verify-email')
  expect(await db.emailVerificationToken.findFirst({ where: { userId: user.id } })).toMatchObject({
    token: hashToken(link.searchParams.get('token') ?? ''),
  })
  expect(server.mails[0]?.recipients).toEqual(['cagri@example.org'])
  expect(server.mails[0]?.text).toContain('Hello çağrı-işık,')
  expect(server.mails[0]?.text).toContain('The link works for 24 hours.')
  expect(await db.job.count()).toBe(0)
})

test("a reset mail's link works for 15 minutes, whatever the case of the address", async () => {
  const user = await createAccount({ email: 'Deniz@example.org' })
  await enqueue({ kind: 'mail-password-reset', payload: { email: 'deniz@EXAMPLE.org' } })
  const server = await mailServer()
  await worker.runDue()
  const link = linkIn(server)
  expect(link.pathname).toBe('/reset-password')
  expect(await db.passwordResetToken.findFirst({ where: { userId: user.id } })).toMatchObject({
    token: hashToken(link.searchParams.get('token') ?? ''),
  })
  expect(server.mails[0]?.headers.get('subject')).toBe('Reset your password')
  expect(server.mails[0]?.text).toContain('for 15 minutes')
  expect(server.mails[0]?.text).toContain('If you did not ask for this, ignore it.')
})

test('an account with Google only gets the link for its first password', async () => {
  const user = await createAccount({ hasPassword: false })
  await enqueue({ kind: 'mail-set-password', payload: { userId: user.id } })
  await enqueue({ kind: 'mail-password-reset', payload: { email: user.email } })
  const server = await mailServer()
  await worker.runDue()
  expect(server.mails.map(({ headers }) => headers.get('subject'))).toEqual(['Set a password', 'Set a password'])
  expect(linkIn(server).pathname).toBe('/reset-password')
})

test('a password change is told with the way out', async () => {
  const user = await createAccount()
  await enqueue({ kind: 'mail-password-changed', payload: { userId: user.id } })
  const server = await mailServer()
  await worker.runDue()
  expect(linkIn(server).href).toBe('https://kopru.example/forgot-password')
})

test("a deletion is told with its day in the owner's own zone", async () => {
  const { id } = await createAccount()
  await db.user.update({
    where: { id },
    data: { deleteAfter: new Date('2027-03-04T22:30:00Z'), settings: { update: { timezone: 'Europe/Istanbul' } } },
  })
  await enqueue({ kind: 'mail-deletion-scheduled', payload: { userId: id } })
  const server = await mailServer()
  await worker.runDue()
  expect(server.mails[0]?.text).toContain('will be deleted on 5 March 2027.')
  expect(linkIn(server).href).toBe('https://kopru.example/login')
})

test('nothing is sent where there is nothing to say', async () => {
  const verified = await createAccount()
  await enqueue({ kind: 'mail-verification', payload: { userId: verified.id } })
  await enqueue({ kind: 'mail-set-password', payload: { userId: verified.id } })
  await enqueue({ kind: 'mail-deletion-scheduled', payload: { userId: verified.id } })
  await enqueue({ kind: 'mail-password-reset', payload: { email: 'nobody@example.org' } })
  await enqueue({ kind: 'mail-password-changed', payload: { userId: 2_000_000_000 } })
  const server = await mailServer()
  while ((await worker.runDue()) > 0);
  expect(server.mails).toEqual([])
  expect(await db.job.count()).toBe(0)
})

test('while the mail server is down a mail waits, and it is delivered once the server is up again', async () => {
  const user = await createAccount({ emailVerified: false })
  await enqueue({ kind: 'mail-verification', payload: { userId: user.id } })
  await worker.runDue()
  await worker.runDue()
  const waiting = await db.job.findFirstOrThrow()
  expect(waiting).toMatchObject({ attempts: 2, parkedAt: null, lastError: expect.stringContaining('ECONNREFUSED') })
  const server = await mailServer()
  await worker.runDue()
  expect(server.mails).toHaveLength(1)
  expect(await db.job.count()).toBe(0)
  const token = linkIn(server).searchParams.get('token') ?? ''
  expect(await db.emailVerificationToken.findMany({ where: { userId: user.id }, select: { token: true } })).toEqual([
    { token: hashToken(token) },
  ])
})

test('an address that the server refuses for good is parked with the reason, and not tried again', async () => {
  const user = await createAccount({ emailVerified: false })
  await enqueue({ kind: 'mail-verification', payload: { userId: user.id } })
  await mailServer({ refuse: () => ({ code: 550, text: 'No such mailbox' }) })
  await worker.runDue()
  expect(await db.job.findFirst()).toMatchObject({
    attempts: 1,
    parkedAt: expect.any(Date),
    lastError: 'PermanentFailure: Recipient refused: 550 No such mailbox',
  })
  expect(await worker.runDue()).toBe(0)
})
