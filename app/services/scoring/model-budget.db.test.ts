import { expect, test } from 'vitest'
import { MODEL_ANSWER_DAYS } from '#app/config/scoring.ts'
import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { deleteOldModelAnswers, findModelAnswer, storeModelAnswer } from '#app/models/scoring/model-answer.server.ts'
import { findModelSpending } from '#app/models/scoring/model-month.server.ts'
import { createModelBudget } from './model-budget.server.ts'

const CENT = 10_000
const budgetOf = (monthlyBudgetUsd: number | undefined, dailyEvaluations = 3) =>
  createModelBudget({ monthlyBudgetUsd, dailyEvaluations })
const forget = () => db.modelMonth.deleteMany()

test("concurrent calls are booked only as far as the month's budget allows", async () => {
  await forget()
  // Processes would run the same statement concurrently.
  const budgets = Array.from({ length: 30 }, () => budgetOf(0.1))
  const booked = await Promise.all(budgets.map((budget) => budget.book(CENT)))
  expect(booked.filter((call) => call !== null)).toHaveLength(10)
  expect(await findModelSpending()).toMatchObject({ spentUsd: 0.1, calls: 10 })
})

test('settling a call frees the difference; a call of unknown cost keeps its booking', async () => {
  await forget()
  const budget = budgetOf(0.02)
  const first = await budget.book(2 * CENT)
  expect(await budget.book(1)).toBeNull()
  await first?.settle({ microUsd: CENT, answered: true })
  const second = await budget.book(CENT)
  expect(second).not.toBeNull()
  await second?.settle({ microUsd: undefined, answered: false })
  expect(await budget.book(1)).toBeNull()
  expect(await findModelSpending()).toMatchObject({ spentUsd: 0.02, calls: 2, answered: 1, failed: 1 })
})

test('a call that exceeds the whole budget is never booked; without a budget every call is', async () => {
  await forget()
  expect(await budgetOf(0.01).book(2 * CENT)).toBeNull()
  expect(await budgetOf(0).book(1)).toBeNull()
  expect(await findModelSpending()).toMatchObject({ spentUsd: 0, calls: 0 })
  expect(await budgetOf(undefined).book(500 * CENT)).not.toBeNull()
})

test('a month starts with a whole budget', async () => {
  await forget()
  const past = new Date('2020-01-01')
  await db.modelMonth.create({ data: { month: past, spentMicroUsd: 5_000_000n, calls: 9 } })
  expect(await budgetOf(0.01).book(CENT)).not.toBeNull()
  expect(await findModelSpending()).toMatchObject({ spentUsd: 0.01, calls: 1 })
  expect(await db.modelMonth.findUnique({ where: { month: past } })).toMatchObject({ spentMicroUsd: 5_000_000n })
})

test('every learner has a daily limit of their own, and a guest has none', async () => {
  const budget = budgetOf(undefined, 2)
  const admitted = await Promise.all(Array.from({ length: 6 }, () => budget.admit(4711)))
  expect(admitted.filter(Boolean)).toHaveLength(2)
  expect(await budget.admit(4712)).toBe(true)
  await budget.undoAdmission(4711)
  expect(await budget.admit(4711)).toBe(false)
  expect(await budget.admit(null)).toBe(false)
  expect(await budgetOf(undefined, 0).admit(4713)).toBe(false)
  await db.rateLimit.updateMany({ data: { expiresAt: new Date(0) } })
  expect(await budget.admit(4711)).toBe(true)
})

test('an admin sees how often no call was made, and why', async () => {
  await forget()
  const budget = budgetOf(1)
  for (const why of ['reused', 'budget', 'budget', 'daily-limit'] as const) await budget.countWithoutCall(why)
  expect(await findModelSpending()).toMatchObject({ reused: 1, overBudget: 2, overDaily: 1, spentUsd: 0, calls: 0 })
})

test('an answer expires after its time and is deleted', async () => {
  const key = 'a'.repeat(64)
  const entry = { key, model: 'm', systemFingerprint: null, answer: { errors: [] } }
  expect(await findModelAnswer(key)).toBeNull()
  await storeModelAnswer(entry)
  await storeModelAnswer(entry)
  expect(await findModelAnswer(key)).toEqual({ errors: [] })
  expect(await deleteOldModelAnswers()).toBe(0)
  const createdAt = new Date(Date.now() - MODEL_ANSWER_DAYS * DAY_MS - 1000)
  await db.modelAnswer.update({ where: { key }, data: { createdAt } })
  expect(await findModelAnswer(key)).toBeNull()
  expect(await deleteOldModelAnswers()).toBe(1)
})

test('an answer is stored without characters that Postgres rejects', async () => {
  const key = 'c'.repeat(64)
  const error = {
    segment_id: 1,
    type: 'minor',
    category: 'register',
    reference_quote: '',
    rendition_quote: 'x',
  } as const
  const answer = { errors: [{ ...error, detail: 'A\0B', detail_turkish: 'C\uD800D' }] }
  await storeModelAnswer({ key, model: 'm', systemFingerprint: 'f\0', answer })
  expect(await findModelAnswer(key)).toMatchObject({ errors: [{ detail: 'AB', detail_turkish: 'CD' }] })
})

test('an answer of an older shape is ignored', async () => {
  const key = 'b'.repeat(64)
  await db.modelAnswer.create({ data: { key, model: 'm', answer: { errors: [{ segment_id: 1 }] } } })
  expect(await findModelAnswer(key)).toBeNull()
})
