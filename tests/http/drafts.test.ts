import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { countLibrary } from '#app/models/billing/library.server.ts'
import { publishDialogue } from '#app/services/dialogues/publish-dialogue.server.ts'
import { publishTemplate } from '#app/services/mock-test/edit-templates.server.ts'
import { publishWord } from '#app/services/vocabulary/edit-words.server.ts'
import { type Actor, ACTORS } from '#tests/support/access.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { DRAFT_CALLS, type Drafts } from '#tests/support/draft-table.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { routeTable } from '#tests/support/route-table.ts'
import { fixture } from '#tests/support/submission.ts'

// Every text of the drafts contains this, and nothing else does.
const MARK = 'Wqxmark'
const SEGMENTS = [1, 2].map((n) => ({
  speaker: 'English',
  gender: 'male',
  text: `${MARK} ${n}.`,
  translation: `${MARK}.`,
}))

let app: RunningApp
let drafts: Drafts
let admin: { id: number; username: string }
const headers = new Map<Actor, Record<string, string>>([['guest', {}]])

async function template(title: string, columns: { first: number; second: number; publishedAt?: null }) {
  const { first: dialogue1Id, second: dialogue2Id, ...rest } = columns
  const texts = { title: `${MARK} ${title}`, description: MARK, level: 'beginner', category: 'Legal' } as const
  const data = { ...texts, ...rest, accessLevel: 'free', durationMinutes: 45, dialogue1Id, dialogue2Id } as const
  return (await db.mockTestTemplate.create({ data })).id
}

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin' })
  const accounts = {
    learner: await createAccount(),
    pro: await createAccount({ plan: 'pro' }),
    tester: await createAccount({ role: 'tester' }),
    admin,
  }
  for (const actor of ACTORS) {
    if (actor !== 'guest') headers.set(actor, await writingAs(accounts[actor]))
  }
  const text = { title: `${MARK} talks`, transcript: JSON.stringify({ segments: SEGMENTS }), publishedAt: null }
  const { id: dialogueId } = await createDialogue({ ...text, createdAt: new Date('2001-01-01') })
  const kept = { isMockTestCandidate: true }
  const [first, second] = [(await createDialogue(kept)).id, (await createDialogue(kept)).id]
  const draftOfOne = (await createDialogue({ ...kept, ...text })).id
  const word = { english: `${MARK} en`, turkish: `${MARK} tr`, category: 'Legal', difficulty: 'beginner' } as const
  drafts = {
    dialogueId,
    templateId: await template('draft', { first, second, publishedAt: null }),
    halfTemplateId: await template('half', { first, second: draftOfOne }),
    wordId: (await db.vocabulary.create({ data: { ...word, publishedAt: null } })).id,
  }
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const ask = (actor: Actor, path: string, init: RequestInit = {}) =>
  app.request(path, { ...init, headers: headers.get(actor) ?? {} })

function submission(): FormData {
  const form = new FormData()
  form.set('dialogueId', String(drafts.dialogueId))
  form.set('transcripts', JSON.stringify([{ segmentIndex: 0, text: 'Günaydın.' }]))
  return form
}

describe.each(DRAFT_CALLS)('$method $path', ({ path, method, isSubmission = false, answers }) => {
  afterEach(async () => {
    await db.mockTestAttempt.deleteMany()
    await db.submission.deleteMany()
  })
  test.each(ACTORS)('%s', async (actor) => {
    const ids = new Map(Object.entries(drafts))
    const url = path.replace(/\{(\w+)\}/g, (_, name) => String(ids.get(name)))
    const response = await ask(actor, url, { method, ...(isSubmission && { body: submission() }) })
    expect(response.status).toBe(answers[actor])
    await response.body?.cancel()
  })
})

/** Every address of the product, with the drafts' ids as parameters. */
function addresses(): string[] {
  const values: Record<string, string> = {
    ':dialogueId': String(drafts.dialogueId),
    ':templateId': String(drafts.templateId),
    ':id': String(drafts.dialogueId),
    ':segmentIndex': '0',
    ':language': 'tr',
    ':username?': 'somebody',
    ':mockTestId': '1',
    '*': 'nothing/here',
  }
  const paths = routeTable().map(({ url }) => url.replace(/:\w+\??|\*/g, (name) => values[name] ?? randomUUID()))
  const more = [
    '/practice?q=wqx',
    '/practice?level=beginner',
    '/vocabulary?q=wqx',
    '/vocabulary?drill=1&category=Legal',
  ]
  return [...paths, ...more, '/vocabulary?mode=due', '/api/vocabulary?q=wqx', '/practice/sample?step=test', '/tr']
}

/** Where the marker may appear. */
async function whereSeen(actor: Actor): Promise<string[]> {
  const seen: string[] = []
  for (const path of addresses()) {
    const response = await ask(actor, path)
    if ((await response.text()).includes(MARK)) seen.push(path)
  }
  return seen
}

test.each(ACTORS.filter((actor) => actor !== 'admin'))('nowhere at all does a draft show to a %s', async (actor) => {
  expect(await whereSeen(actor)).toEqual([])
})

test('an admin sees them in the lists, on their pages and in the admin area', async () => {
  const { dialogueId, templateId } = drafts
  expect(await whereSeen('admin')).toEqual(
    expect.arrayContaining([
      '/practice?q=wqx',
      `/practice/${dialogueId}`,
      '/mock-test',
      `/mock-test/exam/${templateId}`,
      '/api/dialogues',
      '/api/dialogues/suggestions',
      '/api/mock-test/templates',
      '/admin/dialogues',
      '/admin/templates',
    ]),
  )
  expect(await (await ask('admin', '/admin/vocabulary?state=draft')).text()).toContain(`${MARK} tr`)
})

test('a draft is counted nowhere, and is no sample', async () => {
  const before = await countLibrary()
  await createDialogue({ publishedAt: null })
  await createDialogue({ publishedAt: null, accessLevel: 'premium' })
  expect(await countLibrary()).toEqual(before)
  const listed = await db.dialogue.count({
    where: { deletedAt: null, isMockTestCandidate: false, publishedAt: { not: null } },
  })
  expect(before.dialogues.all).toBe(listed)
})

test('once published, all of them are visible, and once unpublished, none is', async () => {
  const learner = async (path: string) => (await ask('learner', path)).text()
  const isSeen = async () => ({
    practice: (await learner('/practice')).includes(MARK),
    mockTest: (await learner('/mock-test')).includes(`${MARK} draft`),
    vocabulary: (await learner('/api/vocabulary')).includes(MARK),
  })
  const publish = async (isPublished: boolean) => {
    await publishDialogue({ admin, id: drafts.dialogueId, isPublished })
    await publishTemplate({ admin, id: drafts.templateId, isPublished })
    await publishWord({ admin, id: drafts.wordId, isPublished })
  }
  await publish(true)
  expect(await isSeen()).toEqual({ practice: true, mockTest: true, vocabulary: true })
  await publish(false)
  expect(await isSeen()).toEqual({ practice: false, mockTest: false, vocabulary: false })
})

const HOUR_MS = 3_600_000
/** A dialogue that was published once, and unpublished this many hours ago. */
const takenBack = (hours: number) =>
  createDialogue({ publishedAt: null, unpublishedAt: new Date(Date.now() - hours * HOUR_MS) })

async function stage(dialogueId: number, attemptId: string): Promise<number> {
  const body = new Uint8Array(fixture('tr_espeak.webm'))
  const path = `/api/attempts/${attemptId}/segments/0?dialogueId=${dialogueId}`
  const response = await ask('learner', path, { method: 'PUT', body })
  await response.body?.cancel()
  return response.status
}

const statusOf = async (actor: Actor, path: string, init?: RequestInit) => {
  const response = await ask(actor, path, init)
  await response.body?.cancel()
  return response.status
}

test('a learner who began an unpublished dialogue can finish it and keeps the result', async () => {
  const { id } = await createDialogue()
  const submissionId = randomUUID()
  expect(await stage(id, submissionId)).toBe(200)
  const long = new Date(Date.now() - 100 * HOUR_MS)
  await db.dialogue.update({ where: { id }, data: { publishedAt: null, unpublishedAt: long } })
  const hears = (actor: Actor) => statusOf(actor, `/api/audio/segment/${id}/0`)
  expect([await hears('learner'), await hears('pro'), await hears('guest')]).toEqual([200, 404, 404])
  expect(await statusOf('learner', `/practice/${id}`)).toBe(200)
  expect(await statusOf('pro', `/practice/${id}`)).toBe(404)
  expect((await (await ask('learner', '/practice')).text()).includes(`/practice/${id}"`)).toBe(false)
  const body = new FormData()
  body.set('dialogueId', String(id))
  body.set('submissionId', submissionId)
  body.set('transcripts', JSON.stringify([{ segmentIndex: 0, text: 'Günaydın.' }]))
  expect(await statusOf('learner', '/api/submit-naati-session', { method: 'POST', body })).toBe(200)
  expect(await statusOf('learner', `/practice/${id}?attempt=${submissionId}`)).toBe(200)
  expect(await hears('learner')).toBe(200)
  // No further attempt starts.
  await db.stagedRecording.deleteMany()
  expect(await statusOf('learner', `/practice/${id}`)).toBe(404)
})

test('for three hours submissions of an open page are accepted, and then no more', async () => {
  const [now, late] = [await takenBack(1), await takenBack(4)]
  expect(await stage(late.id, randomUUID())).toBe(404)
  expect(await statusOf('guest', `/api/audio/segment/${late.id}/0`)).toBe(404)
  expect(await statusOf('learner', `/practice/${now.id}`)).toBe(404)
  expect(await statusOf('guest', `/api/audio/segment/${now.id}/0`)).toBe(200)
  expect(await stage(now.id, randomUUID())).toBe(200)
})

test('a running mock test continues after it is unpublished', async () => {
  const { id: templateId, dialogue1Id } = await db.mockTestTemplate.findFirstOrThrow({
    where: { accessLevel: 'free', slug: { not: null } },
  })
  const started = await ask('learner', `/api/mock-test/start-template/${templateId}`, { method: 'POST' })
  const { mockTestId } = await started.json()
  await publishTemplate({ admin, id: templateId, isPublished: false })
  await publishDialogue({ admin, id: dialogue1Id, isPublished: false })
  expect(await statusOf('learner', `/mock-test/exam/${templateId}`)).toBe(404)
  expect(await statusOf('learner', `/mock-test/session/${mockTestId}`)).toBe(200)
  expect(await statusOf('learner', `/api/mock-test/${mockTestId}/active`)).toBe(200)
  expect(await statusOf('learner', `/api/audio/segment/${dialogue1Id}/0`)).toBe(200)
  expect(await statusOf('pro', `/api/audio/segment/${dialogue1Id}/0`)).toBe(404)
})
