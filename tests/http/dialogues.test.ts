import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
  await db.mockTestTemplate.deleteMany()
  await db.dialogue.deleteMany()
})
afterAll(() => app.close())

interface Listed {
  id: number
  title: string
  userCanAccess: boolean
  transcript: string | null
}

async function list(headers: Record<string, string> = {}): Promise<Listed[]> {
  return (await app.request('/api/dialogues', { headers })).json()
}

test('a guest gets the list newest first, free dialogues whole and premium ones without transcript', async () => {
  const free = await createDialogue({ createdAt: new Date('2026-01-01') })
  await db.dialogue.update({ where: { id: free.id }, data: { aim: 'numbers', aimTr: 'sayılar' } })
  const premium = await createDialogue({ accessLevel: 'premium', createdAt: new Date('2026-01-02') })
  await createDialogue({ isMockTestCandidate: true })
  await createDialogue({ deletedAt: new Date() })
  const dialogues = await list()
  expect(dialogues.map(({ id }) => id)).toEqual([premium.id, free.id])
  expect(dialogues[0]).toMatchObject({ userCanAccess: false, transcript: null, accessLevel: 'premium' })
  expect(dialogues[1]).toMatchObject({
    userCanAccess: true,
    segmentCount: 2,
    bookmarked: false,
    liked: false,
    bestScore: null,
    level: 'beginner',
    aim: 'numbers',
    aimTr: 'sayılar',
  })
  expect(JSON.parse(dialogues[1]?.transcript ?? '')).toMatchObject({ segments: [{ text: 'Good morning.' }, {}] })
})

test('full access opens premium dialogues; an expired plan does not', async () => {
  const { id } = await createDialogue({ accessLevel: 'premium' })
  const find = async (user: { id: number }) =>
    (await list(await signedInAs(user))).find((dialogue) => dialogue.id === id)?.userCanAccess
  expect(await find(await createAccount())).toBe(false)
  expect(await find(await createAccount({ plan: 'ended' }))).toBe(false)
  expect(await find(await createAccount({ plan: 'pro' }))).toBe(true)
  expect(await find(await createAccount({ role: 'tester' }))).toBe(true)
  expect(await find(await createAccount({ role: 'admin' }))).toBe(true)
})

test('the audio of a premium dialogue requires full access', async () => {
  const { id } = await createDialogue({ accessLevel: 'premium' })
  const status = async (headers: Record<string, string>) => {
    const response = await app.request(`/api/audio/segment/${id}/0`, { headers })
    await response.body?.cancel()
    return response.status
  }
  expect(await status({})).toBe(403)
  expect(await status(await signedInAs(await createAccount()))).toBe(403)
  expect(await status(await signedInAs(await createAccount({ plan: 'pro' })))).toBe(200)
})

test.each([
  ['bookmarks', 'bookmarked'],
  ['likes', 'liked'],
])('%s are set and removed, twice counts once, and each learner has their own', async (path, field) => {
  const { id } = await createDialogue()
  const [mine, other] = [await createAccount(), await createAccount()]
  const write = async (method: string) => app.request(`/api/${path}/${id}`, { method, headers: await writingAs(mine) })
  const marked = async (user: { id: number }) =>
    (await list(await signedInAs(user))).find((dialogue) => dialogue.id === id)
  expect(await (await write('POST')).json()).toEqual({ [field]: true })
  expect((await write('POST')).status).toBe(200)
  expect(await marked(mine)).toMatchObject({ [field]: true })
  expect(await marked(other)).toMatchObject({ [field]: false })
  expect(await (await write('DELETE')).json()).toEqual({ [field]: false })
  expect((await write('DELETE')).status).toBe(200)
  expect(await marked(mine)).toMatchObject({ [field]: false })
})

test('an unlisted dialogue cannot be bookmarked or liked', async () => {
  const hidden = await createDialogue({ isMockTestCandidate: true })
  const headers = await writingAs(await createAccount())
  for (const id of [hidden.id, 999_999, 'x', '99999999999999999999']) {
    expect((await app.request(`/api/bookmarks/${id}`, { method: 'POST', headers })).status).toBe(404)
  }
})

test('q, topic, level and bookmarked filter the list as on the page', async () => {
  const rent = await createDialogue({ title: 'Kira görüşmesi' })
  const court = await createDialogue({ title: 'In the court room' })
  await db.dialogue.update({ where: { id: rent.id }, data: { topic: 'Housing', level: 'advanced' } })
  await db.dialogue.update({ where: { id: court.id }, data: { topic: 'Legal', level: 'advanced' } })
  const user = await createAccount()
  await db.bookmark.create({ data: { userId: user.id, dialogueId: court.id } })
  const headers = await signedInAs(user)
  const cases = [
    ['q=KIRA', [rent.id]],
    ['q=konut&level=Advanced', [rent.id]],
    ['topic=legal&level=ADVANCED', [court.id]],
    ['level=advanced', [court.id, rent.id]],
    ['bookmarked=true', [court.id]],
    ['bookmarked=true&topic=Housing', []],
    ['q=zebra', []],
  ] as const
  for (const [query, ids] of cases) {
    const found: Listed[] = await (await app.request(`/api/dialogues?${query}`, { headers })).json()
    expect(
      found.map(({ id }) => id),
      query,
    ).toEqual(ids)
    const html = await (await app.request(`/practice?${query}`, { headers })).text()
    for (const { id } of [rent, court]) {
      expect(html.includes(`data-dialogue="${id}"`), query).toBe(ids.some((one) => one === id))
    }
  }
  expect(await (await app.request('/api/dialogues?bookmarked=true')).json()).toEqual([])
})

test('an unknown level is refused with our own message', async () => {
  const response = await app.request('/api/dialogues?level=expert')
  expect(response.status).toBe(400)
  const sentence = 'The level must be Beginner, Intermediate or Advanced.'
  expect(await response.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    error: sentence,
    fields: { level: [sentence] },
  })
  const turkish = await app.request('/api/dialogues?level=expert', { headers: { 'Accept-Language': 'tr' } })
  expect((await turkish.json()).error).toMatch(/^Düzey/u)
})
