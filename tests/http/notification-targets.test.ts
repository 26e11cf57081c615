import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { notify } from '#app/services/notifications/notify.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { adminDesk } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type User = { id: number }
interface Row {
  id: number
  message: string
  link: string | null
}

async function bellOf(user: User): Promise<Row[]> {
  return (await app.request('/api/notifications', { headers: await signedInAs(user) })).json()
}

async function pageOf(user: User, path: string): Promise<{ status: number; html: string }> {
  const response = await app.request(path, { headers: await signedInAs(user) })
  return { status: response.status, html: await response.text() }
}

const speakTurkish = (user: User) =>
  db.userSettings.update({ where: { userId: user.id }, data: { language: 'tr', timezone: 'Australia/Sydney' } })

/** Follows a notification on the page, without JavaScript. @returns the destination, and the cookies set on the way. */
async function press(user: User, id: number) {
  const body = new URLSearchParams({ id: String(id) })
  const response = await app.request('/notifications', { method: 'POST', headers: await writingAs(user), body })
  expect(response.status).toBe(303)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { location: response.headers.get('Location') ?? '', cookies }
}

test('a notification is in the current language: API, page and the response to marking it read', async () => {
  const user = await createAccount()
  const { id: dialogueId } = await createDialogue()
  await notify({ userId: user.id, kind: 'new-dialogue', data: { dialogueId, title: 'A lost key' } })
  await notify({ userId: user.id, kind: 'billing-ending', data: { until: '2026-03-10T22:00:00.000Z' } })
  const english = await bellOf(user)
  expect(english.map(({ message }) => message)).toEqual([
    'Your subscription is cancelled. Pro stays open until 10 March 2026.',
    'A new dialogue to practise: A lost key',
  ])
  expect(Object.keys(english[0] ?? {}).sort()).toEqual(['createdAt', 'id', 'isRead', 'link', 'message'])
  await speakTurkish(user)
  const turkish = await bellOf(user)
  expect(turkish.map(({ message }) => message)).toEqual([
    'Aboneliğiniz iptal edildi. Pro 11 Mart 2026 tarihine kadar açık kalır.',
    'Çalışman için yeni bir diyalog: A lost key',
  ])
  expect((await pageOf(user, '/notifications')).html).toContain('Çalışman için yeni bir diyalog: A lost key')
  const marked = await app.request(`/api/notifications/mark-as-read/${turkish[1]?.id}`, {
    method: 'POST',
    headers: await writingAs(user),
  })
  const answer: unknown = await marked.json()
  expect(answer).toEqual({ ...turkish[1], isRead: true })
})

test.each([
  ['without a kind', {}],
  ['of a kind that is not known here', { kind: 'of-tomorrow', data: {} }],
  ['whose data are not those of its kind', { kind: 'billing-ending', data: {} }],
])('a row %s keeps its text, and its link while its target exists', async (_, columns) => {
  const user = await createAccount()
  const dialogue = await createDialogue()
  const rows = { userId: user.id, message: 'As it was.', link: `/practice/${dialogue.id}`, ...columns }
  await db.notification.create({ data: rows })
  await speakTurkish(user)
  expect(await bellOf(user)).toMatchObject([{ message: 'As it was.', link: `/practice/${dialogue.id}` }])
  await db.dialogue.update({ where: { id: dialogue.id }, data: { deletedAt: new Date() } })
  expect(await bellOf(user)).toMatchObject([{ message: 'As it was. (artık mevcut değil)', link: null }])
})

test('a deleted dialogue is unavailable, and available again once restored', async () => {
  const desk = adminDesk(app, await createAccount({ role: 'admin' }))
  const user = await createAccount({ plan: 'pro' })
  const { id: dialogueId, path } = await desk.add({ title: 'A lost key' })
  await notify({ userId: user.id, kind: 'new-dialogue', data: { dialogueId, title: 'A lost key' } })
  const link = `/practice/${dialogueId}`
  const [open] = await bellOf(user)
  expect(open).toMatchObject({ message: 'A new dialogue to practise: A lost key', link })

  expect((await desk.send(path, { method: 'DELETE' })).status).toBeLessThan(300)
  const [gone] = await bellOf(user)
  expect(gone).toMatchObject({ message: 'A new dialogue to practise: A lost key (no longer available)', link: null })
  const pressed = await press(user, gone?.id ?? 0)
  expect(pressed.location).toBe('/notifications')
  const { Cookie } = await signedInAs(user)
  const headers = { Cookie: [Cookie, ...pressed.cookies].join('; ') }
  const page = await (await app.request(pressed.location, { headers })).text()
  expect(page).toContain('What this notification was about is no longer there.')
  expect(page).toContain('A lost key (no longer available)')

  // The list may be outdated: the link itself says that its target is gone.
  const old = await pageOf(user, link)
  expect(old.status).toBe(404)
  expect(old.html).toContain('No longer available')
  expect(old.html).toContain('This dialogue is no longer in the library')
  expect(old.html).not.toContain('Page Not Found')

  const restored = await desk.send(`/api/admin/dialogues/${dialogueId}/revert`)
  expect(restored.status, await restored.text()).toBeLessThan(300)
  expect(await bellOf(user)).toMatchObject([{ message: 'A new dialogue to practise: A lost key', link }])
  expect(await press(user, gone?.id ?? 0)).toMatchObject({ location: link })
  expect((await pageOf(user, link)).status).toBe(200)
})

test('a dialogue now reserved for mock tests is no longer offered', async () => {
  const user = await createAccount()
  const { id: dialogueId, title } = await createDialogue({ isMockTestCandidate: true })
  await notify({ userId: user.id, kind: 'new-dialogue', data: { dialogueId, title } })
  expect(await bellOf(user)).toMatchObject([{ link: null }])
})

test('a result is linked as long as it is the learner’s, whatever became of its dialogue', async () => {
  const [user, stranger] = [await createAccount(), await createAccount()]
  const submissionId = await createSession({ userId: user.id })
  const { dialogueId } = await db.submission.findUniqueOrThrow({ where: { id: submissionId } })
  await db.dialogue.update({ where: { id: dialogueId }, data: { deletedAt: new Date() } })
  const data = { dialogueId, submissionId, title: 'A lost key', marks: 40 }
  for (const { id: userId } of [user, stranger]) await notify({ userId, kind: 'practice-scored', data })
  const link = `/practice/${dialogueId}?attempt=${submissionId}`
  expect(await bellOf(user)).toMatchObject([{ link }])
  expect((await pageOf(user, link)).status).toBe(200)
  expect(await bellOf(stranger)).toMatchObject([{ link: null }])

  await db.submission.delete({ where: { id: submissionId } })
  expect(await bellOf(user)).toMatchObject([{ message: expect.stringMatching(/\(no longer available\)$/), link: null }])
  const old = await pageOf(user, link)
  expect(old.status).toBe(404)
  expect(old.html).toContain('You have no result at this address.')
})

test('a deleted mock test has no link, and its old link says so', async () => {
  const user = await createAccount()
  const template = await db.mockTestTemplate.findFirstOrThrow()
  const { dialogue1Id, dialogue2Id, passingScore } = template
  const expiresAt = new Date(Date.now() + 3_600_000)
  const { id: mockTestId } = await db.mockTestAttempt.create({
    data: { userId: user.id, templateId: template.id, dialogue1Id, dialogue2Id, passingScore, expiresAt },
  })
  await notify({ userId: user.id, kind: 'mock-test-words-wanted', data: { mockTestId, title: 'Test one' } })
  expect(await bellOf(user)).toMatchObject([{ link: `/mock-test/session/${mockTestId}` }])
  await db.mockTestAttempt.delete({ where: { id: mockTestId } })
  expect(await bellOf(user)).toMatchObject([{ link: null }])
  expect((await pageOf(user, `/mock-test/session/${mockTestId}`)).html).toContain('Mock Test Not Found')
})

test('the welcome leads to the first dialogue: free, easiest, oldest; else to the library', async () => {
  const user = await createAccount()
  await notify({ userId: user.id, kind: 'welcome', data: {} })
  const others = { deletedAt: null, accessLevel: 'free', isMockTestCandidate: false } as const
  const library = await db.dialogue.findMany({ where: others, select: { id: true } })
  const ids = library.map(({ id }) => id)
  await db.dialogue.updateMany({ where: { id: { in: ids } }, data: { deletedAt: new Date() } })
  try {
    const [empty] = await bellOf(user)
    expect(empty).toMatchObject({ message: 'Welcome to Köprü. Your first dialogue is waiting.', link: '/practice' })
    const at = (day: number) => new Date(Date.UTC(2020, 0, day))
    await createDialogue({ createdAt: at(1), accessLevel: 'premium' })
    const harder = await createDialogue({ createdAt: at(2) })
    await db.dialogue.update({ where: { id: harder.id }, data: { level: 'intermediate' } })
    expect(await bellOf(user)).toMatchObject([{ link: `/practice/${harder.id}` }])
    const first = await createDialogue({ createdAt: at(3) })
    await createDialogue({ createdAt: at(4) })
    expect(await bellOf(user)).toMatchObject([{ link: `/practice/${first.id}` }])
    expect(await press(user, empty?.id ?? 0)).toMatchObject({ location: `/practice/${first.id}` })
    expect((await pageOf(user, `/practice/${first.id}`)).status).toBe(200)
  } finally {
    await db.dialogue.updateMany({ where: { id: { in: ids } }, data: { deletedAt: null } })
  }
})

test.each([randomUUID(), 'x'])('an attempt that never existed has a page that says so: %s', async (attempt) => {
  const user = await createAccount()
  const { id } = await createDialogue()
  const page = await pageOf(user, `/practice/${id}?attempt=${attempt}`)
  expect(page.status).toBe(404)
  expect(page.html).toContain('You have no result at this address.')
})
