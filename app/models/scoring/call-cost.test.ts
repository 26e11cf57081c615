import { expect, test } from 'vitest'
import { OPENAI_PRICES, UNKNOWN_MODEL_PRICE } from '#app/config/openai-prices.ts'
import { callCostMicroUsd, maxCallCostMicroUsd } from './call-cost.ts'

const million = { inputTokens: 1_000_000, outputTokens: 1_000_000 }

test('a call costs what its tokens do, rounded up to a millionth of a dollar', () => {
  expect(callCostMicroUsd('gpt-4o', { inputTokens: 3500, outputTokens: 600 })).toBe(14_750)
  expect(callCostMicroUsd('gpt-4o-mini', { inputTokens: 1, outputTokens: 0 })).toBe(1)
  expect(callCostMicroUsd('gpt-4o', { inputTokens: 0, outputTokens: 0 })).toBe(0)
})

test('a dated snapshot costs what its model does, unless it is listed itself', () => {
  expect(callCostMicroUsd('gpt-4o-2024-08-06', million)).toBe(callCostMicroUsd('gpt-4o', million))
  expect(callCostMicroUsd('gpt-4o-2024-05-13', million)).toBe(20_000_000)
})

test('an unknown model costs no less than any known one, under names that objects have too', () => {
  for (const { input, output } of OPENAI_PRICES.values()) {
    expect(UNKNOWN_MODEL_PRICE.input).toBeGreaterThanOrEqual(input)
    expect(UNKNOWN_MODEL_PRICE.output).toBeGreaterThanOrEqual(output)
  }
  for (const model of ['my-own-llama', 'constructor', 'toString']) {
    expect(callCostMicroUsd(model, million)).toBe(75_000_000)
  }
})

test('a booking covers the most that the same text can cost', () => {
  const text = 'Kiracılar geçen perşembe gecesi yağmurdan sonra tavandaki lekeyi bildirmişler. '.repeat(20)
  const booked = maxCallCostMicroUsd('gpt-4o', { inputCharacters: text.length, maxOutputTokens: 1800 })
  // Turkish has about three characters in a token.
  const real = callCostMicroUsd('gpt-4o', { inputTokens: text.length / 2.5, outputTokens: 1800 })
  expect(booked).toBeGreaterThan(real)
})
