import { OPENAI_PRICES, type TokenPrice, UNKNOWN_MODEL_PRICE } from '#app/config/openai-prices.ts'

/** The date at the end of a pinned model's name. */
const SNAPSHOT = /-\d{4}-\d{2}-\d{2}$/u
/** Fewer characters than any text of the two languages has in a token. */
const CHARACTERS_PER_TOKEN = 2

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

function priceOf(model: string): TokenPrice {
  return OPENAI_PRICES.get(model) ?? OPENAI_PRICES.get(model.replace(SNAPSHOT, '')) ?? UNKNOWN_MODEL_PRICE
}

/** What a call cost, in millionths of a US dollar, rounded up. A dated snapshot costs what its model does. */
export function callCostMicroUsd(model: string, { inputTokens, outputTokens }: TokenUsage): number {
  // Dollars for a million tokens are millionths of a dollar for each.
  const { input, output } = priceOf(model)
  return Math.ceil(inputTokens * input + outputTokens * output)
}

/** What a call may cost at the most, before it is made: in millionths of a US dollar. */
export function maxCallCostMicroUsd(
  model: string,
  { inputCharacters, maxOutputTokens }: { inputCharacters: number; maxOutputTokens: number },
): number {
  const inputTokens = Math.ceil(inputCharacters / CHARACTERS_PER_TOKEN)
  return callCostMicroUsd(model, { inputTokens, outputTokens: maxOutputTokens })
}
