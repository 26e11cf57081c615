import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { hashToken } from '#app/models/accounts/password/token.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { linkOf, outboxOf } from '#tests/support/outbox.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ withJobs: true })
})
afterAll(() => app.close())

test('the running app works through the queue: the outbox has a mail with the link in the database', async () => {
  const user = await createAccount({ emailVerified: false, email: 'sule@example.org' })
  await enqueue({ kind: 'mail-verification', payload: { userId: user.id } })
  const [mail] = await outboxOf('sule@example.org')
  const link = linkOf(mail)
  expect(link.pathname).toBe('/verify-email')
  expect(mail?.html).toContain(link.href)
  expect(await db.emailVerificationToken.findFirst({ where: { userId: user.id } })).toMatchObject({
    token: hashToken(link.searchParams.get('token') ?? ''),
  })
  await expect.poll(() => db.job.count()).toBe(0)
})

test('a mail that was queued before the app started is sent', async () => {
  const user = await createAccount({ email: 'ozge@example.org' })
  await app.close()
  await enqueue({ kind: 'mail-password-reset', payload: { email: user.email } })
  app = await startApp({ withJobs: true })
  expect(linkOf((await outboxOf('ozge@example.org'))[0]).pathname).toBe('/reset-password')
})
