import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
  await db.vocabulary.deleteMany()
  await db.vocabulary.createMany({
    data: [
      { english: 'health insurance', turkish: 'sağlık sigortası', category: 'Insurance', difficulty: 'beginner' },
      { english: 'excess', turkish: 'muafiyet', category: 'Insurance', difficulty: 'advanced' },
      { english: 'referral', turkish: 'sevk', category: 'Healthcare', difficulty: 'intermediate' },
    ],
  })
})
afterAll(() => app.close())

async function openDue(as: Record<string, string>): Promise<string> {
  const html = await (await app.request('/vocabulary?mode=due', { headers: as })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

/** What the form of the 'Due today' mode would send. */
async function dueForm(as: Record<string, string>) {
  const main = await openDue(as)
  const valueOf = (name: string) => new RegExp(`name="${name}" value="(\\w+)"`).exec(main)?.[1] ?? ''
  return { main, fields: { word: valueOf('word'), direction: valueOf('direction'), reps: valueOf('reps') } }
}

function rate(as: Record<string, string>, fields: Record<string, string>) {
  return app.request('/vocabulary?mode=due', { method: 'POST', headers: as, body: new URLSearchParams(fields) })
}

test('a rating is stored, the next word appears, and a rated word is done for the day once it is known', async () => {
  const learner = await createAccount()
  const as = await writingAs(learner)
  const { main, fields } = await dueForm(as)
  expect(main).toContain('0 to repeat, 3 new')
  expect(main).toContain('health insurance')
  const answer = await rate(as, { ...fields, grade: 'easy' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/vocabulary?mode=due'])
  const cards = await db.vocabularyCard.findMany({ where: { userId: learner.id }, orderBy: { id: 'asc' } })
  const vocabularyId = Number(fields.word)
  expect(cards).toMatchObject([
    { vocabularyId, direction: 'to_turkish', reps: 1 },
    { vocabularyId, direction: 'to_english', reps: 0 },
  ])
  // The way back comes a day after the word.
  expect((cards[1]?.due.getTime() ?? 0) - Date.now()).toBeGreaterThan(DAY_MS - MINUTE_MS)
  const next = await dueForm(as)
  expect(next.main).toContain('0 to repeat, 2 new')
  expect(next.fields.word).not.toBe(fields.word)
})

test('the same rating sent twenty times at once counts once, and late ones change nothing', async () => {
  const learner = await createAccount()
  const as = await writingAs(learner)
  const { fields } = await dueForm(as)
  const answers = await Promise.all(Array.from({ length: 20 }, () => rate(as, { ...fields, grade: 'good' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  const asked = { userId: learner.id, direction: 'to_turkish' } as const
  const before = await db.vocabularyCard.findMany({ where: asked })
  expect(before.map(({ reps }) => reps)).toEqual([1])
  await rate(as, { ...fields, grade: 'again' })
  expect(await db.vocabularyCard.findMany({ where: asked })).toEqual(before)
  const second = { ...fields, reps: '1', grade: 'good' }
  await Promise.all(Array.from({ length: 5 }, () => rate(as, second)))
  const after = await db.vocabularyCard.findMany({ where: asked })
  expect(after.map(({ reps }) => reps)).toEqual([2])
})

test('ratings belong to the learner: another one’s cards do not change', async () => {
  const [one, other] = [await createAccount(), await createAccount()]
  const { fields } = await dueForm(await writingAs(one))
  await rate(await writingAs(one), { ...fields, grade: 'good' })
  await rate(await writingAs(other), { ...fields, reps: '1', grade: 'again' })
  expect(await db.vocabularyCard.count({ where: { userId: other.id } })).toBe(0)
  expect((await db.vocabularyCard.findFirstOrThrow({ where: { userId: one.id } })).lapses).toBe(0)
})

test('a learner’s own word is reviewed both ways, and by nobody else', async () => {
  const [owner, other] = [await createAccount(), await createAccount()]
  const { id } = await db.ownWord.create({
    data: { userId: owner.id, english: 'lamington', turkish: 'lamington keki', folded: 'lamington' },
  })
  const fields = { word: `own-${id}`, direction: 'to_english', reps: '0', grade: 'good' }
  await rate(await writingAs(other), fields)
  expect(await db.vocabularyCard.count({ where: { ownWordId: id } })).toBe(0)
  await rate(await writingAs(owner), fields)
  const cards = await db.vocabularyCard.findMany({ where: { ownWordId: id }, orderBy: { id: 'asc' } })
  expect(cards).toMatchObject([
    { userId: owner.id, direction: 'to_english', reps: 1 },
    { userId: owner.id, direction: 'to_turkish', reps: 0 },
  ])
  await db.vocabularyCard.updateMany({ where: { ownWordId: id }, data: { due: new Date(0) } })
  expect(await openDue(await writingAs(owner))).toContain('lamington keki')
  const speech = `/api/vocabulary/own-${id}/speech/en`
  expect((await app.request(speech, { headers: await writingAs(owner) })).status).toBe(200)
  expect((await app.request(speech, { headers: await writingAs(other) })).status).toBe(404)
})

const RATING = { word: '1', direction: 'to_turkish', reps: '0', grade: 'good' }

test.each([
  { ...RATING, word: 'x' },
  { ...RATING, word: '99999999999' },
  { ...RATING, direction: 'sideways' },
  { ...RATING, reps: '-1' },
  { ...RATING, grade: 'best' },
])('an invalid form is refused: %j', async (fields) => {
  expect((await rate(await writingAs(await createAccount()), fields)).status).toBe(400)
})

test('a deleted word is skipped', async () => {
  const answer = await rate(await writingAs(await createAccount()), { ...RATING, word: '999999' })
  expect(answer.status).toBe(303)
})
