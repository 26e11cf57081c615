import { OPENAI_PRICES, type TokenPrice, UNKNOWN_MODEL_PRICE } from '#app/config/openai-prices.ts'

/** The date suffix of a pinned model name. */
const SNAPSHOT = /-\d{4}-\d{2}-\d{2}$/u
/** A low bound for English and Turkish text, so that the token count is never underestimated. */
const CHARACTERS_PER_TOKEN = 2

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

function priceOf(model: string): TokenPrice {
  return OPENAI_PRICES.get(model) ?? OPENAI_PRICES.get(model.replace(SNAPSHOT, '')) ?? UNKNOWN_MODEL_PRICE
}

/** The cost of a call in micro-US-dollars (millionths), rounded up. A dated snapshot costs the same as its model. */
export function callCostMicroUsd(model: string, { inputTokens, outputTokens }: TokenUsage): number {
  // Dollars per million tokens equal micro-dollars per token.
  const { input, output } = priceOf(model)
  return Math.ceil(inputTokens * input + outputTokens * output)
}

/** The most a call can cost, before it is made, in micro-US-dollars. */
export function maxCallCostMicroUsd(
  model: string,
  { inputCharacters, maxOutputTokens }: { inputCharacters: number; maxOutputTokens: number },
): number {
  const inputTokens = Math.ceil(inputCharacters / CHARACTERS_PER_TOKEN)
  return callCostMicroUsd(model, { inputTokens, outputTokens: maxOutputTokens })
}
