const CENTS = 100

/** An amount in Australian dollars as the product writes it: A$40, A$32.50; `always` keeps the cents, for a sum. */
export function audText(cents: number, decimals: 'as-needed' | 'always' = 'as-needed'): string {
  const digits = decimals === 'always' || cents % CENTS !== 0 ? 2 : 0
  return `A$${(cents / CENTS).toFixed(digits)}`
}
