// Prices of the scoring models, in US dollars per million tokens. Checked 21 November 2026 against published
// copies of the list at developers.openai.com/api/docs/pricing. Cached input is charged at the full price here, so that
// our total is never below the bill.
export interface TokenPrice {
  input: number
  output: number
}

export const OPENAI_PRICES: ReadonlyMap<string, TokenPrice> = new Map(
  Object.entries({
    'gpt-4o': { input: 2.5, output: 10 },
    'gpt-4o-2024-05-13': { input: 5, output: 15 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
    'gpt-4.1': { input: 2, output: 8 },
    'gpt-4.1-mini': { input: 0.4, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, output: 0.4 },
    'gpt-4-turbo': { input: 10, output: 30 },
  }),
)

/** For models that are not listed: above every listed price, so that a budget errs on the safe side. */
export const UNKNOWN_MODEL_PRICE: TokenPrice = { input: 15, output: 60 }
