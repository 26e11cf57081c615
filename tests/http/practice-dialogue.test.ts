import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { fixture, getPremium, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

let app: RunningApp
let dialogue: SampleRow

beforeAll(async () => {
  app = await startApp()
  dialogue = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

type User = { id: number }

async function get(user: User, path: string): Promise<Response> {
  return app.request(path, { headers: await signedInAs(user) })
}

async function post(user: User, fields: Record<string, string>, dialogueId = dialogue.id): Promise<Response> {
  const body = new URLSearchParams({ dialogueId: String(dialogueId), ...fields })
  return app.request(`/practice/${dialogueId}`, { method: 'POST', body, headers: await writingAs(user) })
}

test('the test page leads to the typed form without JavaScript, and contains no model interpretation', async () => {
  const page = await (await get(await createAccount(), `/practice/${dialogue.id}`)).text()
  expect(page).toContain('Recording needs JavaScript')
  expect(page).toContain('Choose Different Dialogue')
  expect(page).not.toContain(dialogue.segments[0]?.translation)
})

test('typed answers lead to the result, which only its owner sees', async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  const form = await (await get(owner, `/practice/${dialogue.id}?mode=type`)).text()
  const submissionId = /name="submissionId" value="([^"]+)"/.exec(form)?.[1] ?? ''
  const answers = dialogue.segments.map(({ translation }, index) => [`answers[${index}]`, translation] as const)
  const response = await post(owner, { submissionId, ...Object.fromEntries(answers) })
  expect(response.status).toBe(303)
  const path = `/practice/${dialogue.id}?attempt=${submissionId}`
  expect(response.headers.get('Location')).toBe(path)
  const result = await (await get(owner, path)).text()
  expect(result).toContain('Excellent Work!')
  expect(result).toContain('Practice Another Dialogue')
  expect(result).toContain('Choose Different Dialogue')
  expect(result.match(/<h1/g)).toHaveLength(1)
  expect((await get(stranger, path)).status).toBe(404)
  expect((await app.request(`/practice/sample?attempt=${submissionId}`)).status).toBe(404)
  const other = await getPremium()
  expect((await get(owner, `/practice/${other.id}?attempt=${submissionId}`)).status).toBe(404)
})

test('a note next to the result is saved, without JavaScript, and nobody else can write it', async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  const submissionId = randomUUID()
  await post(owner, { submissionId, 'answers[0]': dialogue.segments[0]?.translation ?? '' })
  const kept = await post(owner, { submissionId, notes: 'Ask about the bond first.' })
  expect(kept.status).toBe(303)
  const path = `/practice/${dialogue.id}?attempt=${submissionId}`
  expect(kept.headers.get('Location')).toBe(`${path}#note`)
  expect(await (await get(owner, path)).text()).toContain('Ask about the bond first.')
  expect((await post(stranger, { submissionId, notes: 'Mine' })).status).toBe(404)
  expect((await post(owner, { submissionId, notes: 'a'.repeat(2_001) })).status).toBe(400)
})

test('nothing typed answers 400 with the message', async () => {
  const response = await post(await createAccount(), { submissionId: randomUUID(), 'answers[0]': '  ' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Type your interpretation of at least one segment.')
})

test('words for a recording that nobody could transcribe complete it, without JavaScript', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  const form = submissionForm({ dialogueId: dialogue.id, submissionId, recordings: { 0: fixture('tr_espeak.webm') } })
  await app.request('/api/submit-naati-session', { method: 'POST', body: form, headers: await writingAs(user) })
  const path = `/practice/${dialogue.id}?attempt=${submissionId}`
  const asked = await (await get(user, `${path}&mode=type`)).text()
  expect(asked).toContain('Type what you said')
  expect(asked).toContain('name="answers[0]"')
  expect(asked).not.toContain('name="answers[1]"')
  const response = await post(user, { submissionId, 'answers[0]': dialogue.segments[0]?.translation ?? '' })
  expect(response.status).toBe(303)
  expect(await (await get(user, path)).text()).toContain('Deduction sheet')
})

test('a submission that is still being scored says so', async () => {
  const user = await createAccount()
  const id = randomUUID()
  const {
    title: dialogueTitle,
    topic: dialogueTopic,
    level: dialogueLevel,
  } = await db.dialogue.findUniqueOrThrow({
    where: { id: dialogue.id },
  })
  const copies = { dialogueTitle, dialogueTopic, dialogueLevel }
  await db.submission.create({ data: { id, userId: user.id, dialogueId: dialogue.id, ...copies } })
  const page = await (await get(user, `/practice/${dialogue.id}?attempt=${id}`)).text()
  expect(page).toContain('Scoring in progress...')
  expect(page).toContain('This may take 10–20 seconds.')
})

test('premium redirects to /upgrade, also from a form, and opens with Pro', async () => {
  const { id } = await getPremium()
  const learner = await createAccount()
  const page = await get(learner, `/practice/${id}`)
  expect([page.status, page.headers.get('Location')]).toEqual([302, '/upgrade'])
  const sent = await post(learner, { submissionId: randomUUID(), 'answers[0]': 'Merhaba' }, id)
  expect(sent.headers.get('Location')).toBe('/upgrade')
  expect((await get(await createAccount({ plan: 'pro' }), `/practice/${id}`)).status).toBe(200)
})

test.each(['999999', 'x', '-1', '1.5', '99999999999999'])('no dialogue has the id %s', async (id) => {
  expect((await get(await createAccount(), `/practice/${id}`)).status).toBe(404)
})

test.each(['x', '', randomUUID(), "'--"])('an attempt that does not exist answers 404: %s', async (attempt) => {
  const path = `/practice/${dialogue.id}?attempt=${encodeURIComponent(attempt)}`
  expect((await get(await createAccount(), path)).status).toBe(404)
})

test('a mock test’s dialogue cannot be practised', async () => {
  await db.dialogue.update({ where: { id: dialogue.id }, data: { isMockTestCandidate: true } })
  try {
    expect((await get(await createAccount({ role: 'admin' }), `/practice/${dialogue.id}`)).status).toBe(404)
  } finally {
    await db.dialogue.update({ where: { id: dialogue.id }, data: { isMockTestCandidate: false } })
  }
})

const WORD = { category: 'Legal', difficulty: 'beginner' } as const

test('a missed term becomes due today, shows where it came from, and is listed in the result', async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  const segments = [
    { speaker: 'English', gender: 'male', text: 'Your escrow is blocked.', translation: 'Emanetiniz bloke edildi.' },
    { speaker: 'Turkish', gender: 'female', text: 'Turnikede bekledim.', translation: 'I waited at the tollgate.' },
  ]
  const { id: dialogueId } = await db.dialogue.create({
    data: {
      title: 'A Claim for a Parked Car',
      description: 'Two people talk.',
      topic: 'Legal',
      level: 'beginner',
      accessLevel: 'free',
      transcript: JSON.stringify({ segments }),
    },
  })
  const escrow = await db.vocabulary.create({ data: { ...WORD, english: 'escrow', turkish: 'emanet' } })
  const tollgate = await db.vocabulary.create({ data: { ...WORD, english: 'tollgate', turkish: 'turnike' } })
  const later = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)
  const memory = { due: later, stability: 30, difficulty: 5, scheduledDays: 30, learningSteps: 0, reps: 4, state: 2 }
  await db.vocabularyCard.create({
    data: { ...memory, lapses: 0, lastReview: new Date(), userId: owner.id, vocabularyId: tollgate.id },
  })
  const submissionId = randomUUID()
  await post(owner, { submissionId, 'answers[0]': 'Hesabınız kapandı.', 'answers[1]': 'We went home.' }, dialogueId)

  const cards = await db.vocabularyCard.findMany({ where: { userId: owner.id }, orderBy: { vocabularyId: 'asc' } })
  expect(cards).toMatchObject([
    { vocabularyId: escrow.id, reps: 0, state: 0 },
    { vocabularyId: tollgate.id, reps: 4, lapses: 0, stability: 30, state: 2 },
  ])
  expect(cards.every(({ due }) => due <= new Date())).toBe(true)
  const path = `/practice/${dialogueId}?attempt=${submissionId}`
  const result = await (await get(owner, path)).text()
  expect(result).toContain('Words to learn from this dialogue')
  expect(result).toMatch(/lang="tr"[^>]*>turnike</)
  const due = await (await get(owner, '/vocabulary?mode=due')).text()
  expect(due).toContain('2 to repeat')
  expect(due).toContain('You missed this in &quot;A Claim for a Parked Car&quot;')
  expect(due).toContain(`href="${path.replace('&', '&amp;')}"`)
  expect(await (await get(stranger, '/vocabulary?mode=due')).text()).toContain('0 to repeat')
  expect(await db.vocabularyMiss.count({ where: { submissionId } })).toBe(2)
})
