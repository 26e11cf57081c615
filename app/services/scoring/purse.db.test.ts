import { expect, test } from 'vitest'
import { MODEL_ANSWER_DAYS } from '#app/config/scoring.ts'
import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { deleteOldModelAnswers, findModelAnswer, keepModelAnswer } from '#app/models/scoring/model-answer.server.ts'
import { findModelSpending } from '#app/models/scoring/model-month.server.ts'
import { createPurse } from './purse.server.ts'

const CENT = 10_000
const purseOf = (monthlyBudgetUsd: number | undefined, dailyEvaluations = 3) =>
  createPurse({ monthlyBudgetUsd, dailyEvaluations })
const forget = () => db.modelMonth.deleteMany()

test('of calls that come at once only as many are booked as the month has room for', async () => {
  await forget()
  // Each in a process of its own would run the same statement.
  const purses = Array.from({ length: 30 }, () => purseOf(0.1))
  const booked = await Promise.all(purses.map((purse) => purse.book(CENT)))
  expect(booked.filter((call) => call !== null)).toHaveLength(10)
  expect(await findModelSpending()).toMatchObject({ spentUsd: 0.1, calls: 10 })
})

test('a settled call leaves room for the difference; one of unknown cost keeps all that was booked', async () => {
  await forget()
  const purse = purseOf(0.02)
  const first = await purse.book(2 * CENT)
  expect(await purse.book(1)).toBeNull()
  await first?.settle({ microUsd: CENT, answered: true })
  const second = await purse.book(CENT)
  expect(second).not.toBeNull()
  await second?.settle({ microUsd: undefined, answered: false })
  expect(await purse.book(1)).toBeNull()
  expect(await findModelSpending()).toMatchObject({ spentUsd: 0.02, calls: 2, answered: 1, failed: 1 })
})

test('a call that is dearer than the whole budget is never booked, without a budget every one is', async () => {
  await forget()
  expect(await purseOf(0.01).book(2 * CENT)).toBeNull()
  expect(await purseOf(0).book(1)).toBeNull()
  expect(await findModelSpending()).toMatchObject({ spentUsd: 0, calls: 0 })
  expect(await purseOf(undefined).book(500 * CENT)).not.toBeNull()
})

test('a month starts with a whole budget', async () => {
  await forget()
  const past = new Date('2020-01-01')
  await db.modelMonth.create({ data: { month: past, spentMicroUsd: 5_000_000n, calls: 9 } })
  expect(await purseOf(0.01).book(CENT)).not.toBeNull()
  expect(await findModelSpending()).toMatchObject({ spentUsd: 0.01, calls: 1 })
  expect(await db.modelMonth.findUnique({ where: { month: past } })).toMatchObject({ spentMicroUsd: 5_000_000n })
})

test('a learner has so many evaluations a day, each learner their own, a guest none', async () => {
  const purse = purseOf(undefined, 2)
  const admitted = await Promise.all(Array.from({ length: 6 }, () => purse.admit(4711)))
  expect(admitted.filter(Boolean)).toHaveLength(2)
  expect(await purse.admit(4712)).toBe(true)
  await purse.takeBack(4711)
  expect(await purse.admit(4711)).toBe(false)
  expect(await purse.admit(null)).toBe(false)
  expect(await purseOf(undefined, 0).admit(4713)).toBe(false)
  await db.rateLimit.updateMany({ data: { expiresAt: new Date(0) } })
  expect(await purse.admit(4711)).toBe(true)
})

test('an admin sees how often nobody was asked, and why', async () => {
  await forget()
  const purse = purseOf(1)
  for (const why of ['reused', 'budget', 'budget', 'daily-limit'] as const) await purse.note(why)
  expect(await findModelSpending()).toMatchObject({ reused: 1, overBudget: 2, overDaily: 1, spentUsd: 0, calls: 0 })
})

test('an answer is kept for its time, then neither read nor there', async () => {
  const key = 'a'.repeat(64)
  const entry = { key, model: 'm', systemFingerprint: null, answer: { errors: [] } }
  expect(await findModelAnswer(key)).toBeNull()
  await keepModelAnswer(entry)
  await keepModelAnswer(entry)
  expect(await findModelAnswer(key)).toEqual({ errors: [] })
  expect(await deleteOldModelAnswers()).toBe(0)
  const createdAt = new Date(Date.now() - MODEL_ANSWER_DAYS * DAY_MS - 1000)
  await db.modelAnswer.update({ where: { key }, data: { createdAt } })
  expect(await findModelAnswer(key)).toBeNull()
  expect(await deleteOldModelAnswers()).toBe(1)
})

test('an answer with what Postgres refuses is kept without it', async () => {
  const key = 'c'.repeat(64)
  const error = {
    segment_id: 1,
    type: 'minor',
    category: 'register',
    reference_quote: '',
    rendition_quote: 'x',
  } as const
  const answer = { errors: [{ ...error, detail: 'A\0B', detail_turkish: 'C\uD800D' }] }
  await keepModelAnswer({ key, model: 'm', systemFingerprint: 'f\0', answer })
  expect(await findModelAnswer(key)).toMatchObject({ errors: [{ detail: 'AB', detail_turkish: 'CD' }] })
})

test('an answer of another shape, as of an older version, is none', async () => {
  const key = 'b'.repeat(64)
  await db.modelAnswer.create({ data: { key, model: 'm', answer: { errors: [{ segment_id: 1 }] } } })
  expect(await findModelAnswer(key)).toBeNull()
})
