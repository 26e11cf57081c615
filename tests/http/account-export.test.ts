import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { recordingStore } from '#app/services/speech/speech.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { newEvaluation } from '#tests/support/evaluation.ts'
import { createTraining, createWords } from '#tests/support/learnt.ts'
import { createDialogue, newRecording } from '#tests/support/factories.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const FILES = [
  'README.txt',
  'account.json',
  'bookmarks.json',
  'cards.json',
  'devices.json',
  'feedback.json',
  'lessons.json',
  'likes.json',
  'memory-ladder.json',
  'mistakes.json',
  'mock-tests.json',
  'notes.json',
  'notifications.json',
  'own-words.json',
  'progress.json',
  'reminder-settings.json',
  'reminders.json',
  'sprints.json',
  'study-log.json',
  'study-plan.json',
  'submissions.json',
  'test-outcomes.json',
  'unfinished.json',
  'word-notes.json',
]

async function store(userId: number, bytes: Uint8Array) {
  const dialogue = await createDialogue()
  const storageKey = await recordingStore.put({ bytes, extension: 'webm' })
  const id = randomUUID()
  await db.submission.create({
    data: {
      id,
      userId,
      dialogueId: dialogue.id,
      dialogueTitle: dialogue.title,
      dialogueTopic: dialogue.topic,
      dialogueLevel: dialogue.level,
      status: 'scored',
      overallScore: 40,
      feedback: { ...newEvaluation({ submissionId: id, dialogueId: dialogue.id, total: 40 }) },
      recordings: {
        create: { ...newRecording(0), storageKey, transcript: `heard of ${userId}`, transcriptSource: 'typed' },
      },
    },
  })
  return { id, storageKey, dialogueId: dialogue.id }
}

/** An account with one of everything, each naming its owner. */
async function createFullAccount(name: string) {
  const user = await createAccount({ username: name, email: `${name}@example.org`, googleId: `google-id-of-${name}` })
  const userId = user.id
  const bytes = new TextEncoder().encode(`sound of ${name}`)
  const submission = await store(userId, bytes)
  const { dialogueId } = submission
  await db.bookmark.create({ data: { userId, dialogueId } })
  await db.like.create({ data: { userId, dialogueId } })
  await db.sessionNote.create({ data: { userId, submissionId: submission.id, notes: `note of ${name}` } })
  await db.notification.create({ data: { userId, message: `notification of ${name}` } })
  await db.feedback.create({ data: { userId, pageUrl: '/', category: 'Other', comment: `feedback of ${name}` } })
  await db.dailyProgress.create({ data: { userId, date: new Date('2026-03-01'), xpEarned: 70 } })
  await createWords(userId, name)
  await createTraining(userId, name.length)
  const { id: dialogue2Id } = await createDialogue()
  const dialogues = { dialogue1Id: dialogueId, dialogue2Id }
  const template = await db.mockTestTemplate.create({
    data: {
      title: `Test of ${name}`,
      description: '',
      level: 'beginner',
      category: 'x',
      durationMinutes: 20,
      ...dialogues,
    },
  })
  const attempt = { userId, templateId: template.id, ...dialogues, passingScore: 63, expiresAt: new Date(2099, 0) }
  const ownMarks = { 'what-1': `left-out by ${name}` }
  const segment = { dialogueId, segmentIndex: 0, ownMarks }
  await db.mockTestAttempt.create({ data: { ...attempt, markedBy: 'learner', segments: { create: [segment] } } })
  return { user, bytes, submission }
}

async function download(user: { id: number }) {
  const response = await app.request('/api/user/export', { headers: await signedInAs(user) })
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { response, files, text, json: (name: string): unknown => JSON.parse(text(name)) }
}

test('the zip contains everything of its owner, and nothing of anyone else', async () => {
  const mine = await createFullAccount('melek')
  const theirs = await createFullAccount('stranger')
  const { response, files, text, json } = await download(mine.user)
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const today = new Date().toISOString().slice(0, 10)
  expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="kopru-data-${today}.zip"`)
  const recording = `recordings/${mine.submission.id}/1.webm`
  expect(Object.keys(files).sort()).toEqual([...FILES, recording].sort())
  expect(files[recording]).toEqual(mine.bytes)
  expect(json('account.json')).toMatchObject({
    username: 'melek',
    email: 'melek@example.org',
    linkedWithGoogle: true,
    settings: { timezone: 'UTC', notifications: true },
  })
  expect(json('submissions.json')).toMatchObject([
    {
      id: mine.submission.id,
      overallScore: 40,
      evaluation: { overallFeedback: 'Clear and complete.' },
      recordings: [{ segmentIndex: 0, transcript: `heard of ${mine.user.id}`, file: recording, state: 'included' }],
    },
  ])
  expect(json('notes.json')).toMatchObject([{ notes: 'note of melek' }])
  expect(json('own-words.json')).toMatchObject([{ english: 'word of melek', note: 'own note of melek' }])
  expect(json('word-notes.json')).toMatchObject([{ turkish: 'depozito', text: 'word note of melek' }])
  expect(json('cards.json')).toMatchObject([
    { english: 'word of melek', isOwn: true, direction: 'to_turkish', due: '2026-03-01T00:00:00.000Z' },
    { english: 'word of melek', isOwn: true, direction: 'to_english', due: '2026-03-02T00:00:00.000Z' },
  ])
  expect(json('sprints.json')).toMatchObject([{ kind: 'numbers', answered: 'melek'.length, right: 4 }])
  expect(json('memory-ladder.json')).toMatchObject([{ passage: 'en-08-01', units: 'melek'.length }])
  expect(json('reminder-settings.json')).toMatchObject([{ hour: 'melek'.length, byMail: true }])
  expect(json('reminders.json')).toMatchObject([{ kind: 'daily', number: 1 }])
  expect(json('devices.json')).toEqual([{ endpoint: 'https://push.example/5', createdAt: expect.any(String) }])
  expect(json('lessons.json')).toMatchObject([{ slug: 'lesson-of-5' }])
  expect(json('test-outcomes.json')).toMatchObject([{ outcome: 'not-passed', marks: 60, note: 'outcome of 5' }])
  expect(json('notifications.json')).toMatchObject([{ message: 'notification of melek' }])
  expect(json('feedback.json')).toMatchObject([{ comment: 'feedback of melek' }])
  expect(json('progress.json')).toEqual([{ day: '2026-03-01', xpEarned: 70 }])
  expect(json('mock-tests.json')).toMatchObject([
    {
      template: { title: 'Test of melek' },
      markedBy: 'learner',
      segments: [{ ownMarks: { 'what-1': 'left-out by melek' } }],
    },
  ])
  expect(json('bookmarks.json')).toMatchObject([{ dialogueId: mine.submission.dialogueId }])
  expect(json('likes.json')).toMatchObject([{ dialogueId: mine.submission.dialogueId }])
  const everything = Object.keys(files).map(text).join('\n')
  const secrets = [mine.user.password ?? '?', 'argon2', 'google-id-of', mine.submission.storageKey]
  const foreign = ['stranger', theirs.submission.id, `heard of ${theirs.user.id}"`]
  for (const word of [...secrets, ...foreign]) expect(everything).not.toContain(word)
  for (const name of Object.keys(files).filter((file) => !file.startsWith('recordings/') && file !== 'README.txt'))
    expect(text('README.txt')).toContain(name)
})

test('a new account gets empty lists', async () => {
  const { files, json } = await download(await createAccount())
  expect(Object.keys(files).sort()).toEqual([...FILES].sort())
  for (const name of FILES.filter((file) => file.endsWith('.json') && file !== 'account.json')) {
    expect(json(name), name).toEqual([])
  }
})

test('a recording without a file is listed as deleted, and the others are included', async () => {
  const user = await createAccount()
  const gone = await store(user.id, new Uint8Array([1, 2]))
  const kept = await store(user.id, new Uint8Array([3, 4]))
  await recordingStore.remove(gone.storageKey)
  const { files, json } = await download(user)
  expect(files[`recordings/${kept.id}/1.webm`]).toEqual(new Uint8Array([3, 4]))
  expect(files[`recordings/${gone.id}/1.webm`]).toBeUndefined()
  expect(json('submissions.json')).toMatchObject([
    { id: kept.id, recordings: [{ state: 'included' }] },
    { id: gone.id, recordings: [{ state: 'deleted', file: null }] },
  ])
})

test('rows beyond one batch are all included, each once and newest first', async () => {
  const user = await createAccount()
  const count = 130
  const messages = Array.from({ length: count }, (_, index) => `message ${index}`)
  await db.notification.createMany({ data: messages.map((message) => ({ userId: user.id, message })) })
  const dialogue = await createDialogue()
  const copied = { dialogueTitle: dialogue.title, dialogueTopic: dialogue.topic, dialogueLevel: dialogue.level }
  // Three at each time, so that pages also end between equal times.
  await db.submission.createMany({
    data: messages.map((_, index) => ({
      ...copied,
      userId: user.id,
      dialogueId: dialogue.id,
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3))),
    })),
  })
  const { json } = await download(user)
  const notifications = json('notifications.json')
  expect(notifications).toMatchObject(messages.toReversed().map((message) => ({ message })))
  const submissions = json('submissions.json')
  const ids = Array.isArray(submissions) ? submissions.map(({ id }: { id: string }) => id) : []
  expect(new Set(ids).size).toBe(count)
  const stored = await db.submission.findMany({
    where: { userId: user.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  expect(ids).toEqual(stored.map(({ id }) => id))
})

const BY_LINK = { Accept: 'text/html,*/*;q=0.8', Referer: 'http://localhost/settings' }

test('signed out, a call answers 401, and a link leads to the login and back', async () => {
  expect((await app.request('/api/user/export')).status).toBe(401)
  const response = await app.request('/api/user/export', { headers: { Accept: BY_LINK.Accept } })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fdashboard')
})

test('the sixth export of an hour answers 429, for this account only', async () => {
  const [user, other] = [await createAccount(), await createAccount()]
  const headers = await signedInAs(user)
  for (let asked = 0; asked < 5; asked += 1) {
    const response = await app.request('/api/user/export', { headers })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  const refused = await app.request('/api/user/export', { headers })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const byLink = await app.request('/api/user/export', { headers: { ...headers, ...BY_LINK } })
  expect(byLink.status).toBe(303)
  expect(byLink.headers.get('Location')).toBe('/settings#data')
  expect(byLink.headers.getSetCookie().join()).toContain('kopru_toast=')
  await download(other)
})
