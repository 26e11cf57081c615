import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { cancelDeletion } from '#app/models/accounts/user.server.ts'
import { sweepAccounts } from '#app/services/accounts/sweep-accounts.server.ts'
import { recordingStore } from '#app/services/speech/speech.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue, newRecording } from '#tests/support/factories.ts'
import { filesOnDisk } from '#tests/support/submission.ts'

const DAY_MS = 86_400_000
let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function askToDelete(user: { id: number }, confirmUsername: string): Promise<Response> {
  const body = new URLSearchParams({ intent: 'delete', confirmUsername })
  return app.request('/settings', { method: 'POST', headers: await writingAs(user), body })
}

const find = (user: { id: number }) => db.user.findUnique({ where: { id: user.id } })
const endGrace = (...ids: number[]) =>
  db.user.updateMany({ where: { id: { in: ids } }, data: { deleteAfter: new Date(Date.now() - 1000) } })

async function storeRecording(userId: number): Promise<string> {
  const dialogue = await createDialogue()
  const storageKey = await recordingStore.put({ bytes: new Uint8Array([1, 2, 3]), extension: 'webm' })
  const copied = { dialogueTitle: dialogue.title, dialogueTopic: dialogue.topic, dialogueLevel: dialogue.level }
  const recordings = { create: { ...newRecording(0), storageKey, saved: true } }
  await db.submission.create({ data: { id: randomUUID(), userId, dialogueId: dialogue.id, ...copied, recordings } })
  return storageKey.split('/').at(-1) ?? ''
}

test.each([true, false])(
  'after its username is typed the account closes everywhere (password: %s)',
  async (hasPassword) => {
    const user = await createAccount({ hasPassword })
    const elsewhere = await signedInAs(user)
    const response = await askToDelete(user, ` ${user.username.toUpperCase()} `)
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/login'])
    expect(response.headers.getSetCookie().some((line) => line.startsWith('kopru_session=;'))).toBe(true)
    expect(response.headers.getSetCookie().some((line) => line.startsWith('kopru_toast='))).toBe(true)
    expect((await app.request('/settings', { headers: elsewhere })).status).toBe(302)
    const inDays = (Number((await find(user))?.deleteAfter) - Date.now()) / DAY_MS
    expect(inDays).toBeGreaterThan(29.9)
    expect(inDays).toBeLessThan(30.1)
    const jobs = await db.job.findMany({ where: { payload: { equals: { userId: user.id } } } })
    expect(jobs.map(({ kind }) => kind)).toEqual(['mail-deletion-scheduled'])
  },
)

test('without the right username nothing happens, and the form opens with an error', async () => {
  const user = await createAccount()
  for (const typed of ['', 'somebody', `${user.username}x`]) {
    const response = await askToDelete(user, typed)
    const html = await response.text()
    expect(response.status).toBe(400)
    expect(html).toContain('Please type your username exactly as it is shown.')
    expect(html).toMatch(/<details[^>]* open=""/)
  }
  expect(await find(user)).toMatchObject({ deleteAfter: null })
})

test('within the grace period nothing is deleted, and signing in cancels it', async () => {
  const user = await createAccount()
  await askToDelete(user, user.username)
  expect((await sweepAccounts({ store: recordingStore })).accounts).toBe(0)
  await endGrace(user.id)
  expect(await cancelDeletion({ userId: user.id, database: db })).toBe(true)
  expect((await sweepAccounts({ store: recordingStore })).accounts).toBe(0)
  expect(await find(user)).toMatchObject({ deleteAfter: null })
})

test('after the grace period everything is deleted, including files; feedback stays without a name, others are untouched', async () => {
  const [user, other] = [await createAccount(), await createAccount()]
  const [file, otherFile] = [await storeRecording(user.id), await storeRecording(other.id)]
  const { id: feedbackId } = await db.feedback.create({
    data: { userId: user.id, pageUrl: '/', category: 'Other', comment: 'Thank you for this.' },
  })
  await db.notification.create({ data: { userId: user.id, message: 'x' } })
  await db.waitlist.create({ data: { email: user.email.toUpperCase() } })
  await db.job.create({ data: { kind: 'mail-verification', payload: { userId: user.id } } })
  await db.job.create({ data: { kind: 'mail-password-reset', payload: { email: user.email } } })
  await db.job.create({ data: { kind: 'mail-verification', payload: { userId: other.id } } })
  await signedInAs(user)
  await endGrace(user.id)
  expect((await sweepAccounts({ store: recordingStore })).accounts).toBe(1)
  expect(await find(user)).toBeNull()
  expect(await db.submission.count({ where: { userId: user.id } })).toBe(0)
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
  expect(await db.waitlist.count()).toBe(0)
  expect(await db.feedback.findUnique({ where: { id: feedbackId } })).toMatchObject({ userId: null })
  const jobs = (await db.job.findMany()).map(({ payload }) => JSON.stringify(payload))
  expect(jobs.filter((payload) => payload.includes(user.email) || payload === `{"userId":${user.id}}`)).toEqual([])
  expect(jobs).toContain(`{"userId":${other.id}}`)
  expect(filesOnDisk()).not.toContain(file)
  expect(filesOnDisk()).toContain(otherFile)
  expect(await find(other)).not.toBeNull()
})

test('concurrent sweeps delete each account once', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => createAccount()))
  const files = await Promise.all(users.map(({ id }) => storeRecording(id)))
  await endGrace(...users.map(({ id }) => id))
  const swept = await Promise.all(Array.from({ length: 3 }, () => sweepAccounts({ store: recordingStore })))
  expect(swept.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(12)
  expect(filesOnDisk().filter((name) => files.includes(name))).toEqual([])
})

test('an account that cannot be deleted does not block others', async () => {
  const [stuck, user] = [await createAccount(), await createAccount()]
  await endGrace(stuck.id, user.id)
  // Like a future table that forgets to say what happens when an account is deleted.
  await db.$executeRaw`CREATE TABLE without_cascade (user_id int REFERENCES users (id))`
  await db.$executeRaw`INSERT INTO without_cascade VALUES (${stuck.id})`
  try {
    expect((await sweepAccounts({ store: recordingStore })).accounts).toBe(1)
    expect([await find(stuck), await find(user)]).toEqual([expect.anything(), null])
  } finally {
    await db.$executeRaw`DROP TABLE without_cascade`
  }
  expect((await sweepAccounts({ store: recordingStore })).accounts).toBe(1)
})

test('expired sessions, links, pending Google sign-ups and rate windows are deleted, others stay', async () => {
  const { id: userId } = await createAccount()
  const [past, longPast, future] = [-1000, -2 * DAY_MS, DAY_MS].map((ms) => new Date(Date.now() + ms))
  if (!past || !longPast || !future) throw new Error('Three moments were made.')
  for (const [name, moment] of Object.entries({ past, longPast, future })) {
    const token = `${name}-${userId}`
    const expiresAt = moment
    await db.session.create({ data: { sid: token, userId, sess: {}, expire: moment } })
    await db.passwordResetToken.create({ data: { token, userId, expiresAt } })
    await db.emailVerificationToken.create({ data: { token, userId, expiresAt } })
    const google = { googleId: token, email: `${token}@example.org`, suggestedUsername: 'x' }
    await db.temporaryGoogleUser.create({ data: { token, ...google, expiresAt } })
    await db.rateLimit.create({ data: { key: token, windowStart: longPast, count: 1, expiresAt } })
  }
  await sweepAccounts({ store: recordingStore })
  const left = [`future-${userId}`]
  // A link that has just expired can still report that it is too old.
  const links = [...left, `past-${userId}`].sort()
  const tokens = (rows: { token: string }[]) => rows.map(({ token }) => token).sort()
  expect((await db.session.findMany({ where: { userId } })).map(({ sid }) => sid)).toEqual(left)
  expect(tokens(await db.passwordResetToken.findMany({ where: { userId } }))).toEqual(links)
  expect(tokens(await db.emailVerificationToken.findMany({ where: { userId } }))).toEqual(links)
  expect(tokens(await db.temporaryGoogleUser.findMany())).toEqual(left)
  expect((await db.rateLimit.findMany()).map(({ key }) => key)).toEqual(left)
})
