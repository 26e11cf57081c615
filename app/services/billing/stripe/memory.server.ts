import { STRIPE_MEMORY_MS } from '#app/config/billing.ts'

/** A cache of Stripe IDs that rarely change, by purpose. */
export interface Memory<Value> {
  recall: (key: string, ask: () => Promise<Value>) => Promise<Value>
  forget: () => void
}

/** Caches values for an hour. */
export function createMemory<Value>(): Memory<Value> {
  const known = new Map<string, { value: Value; until: number }>()
  return {
    async recall(key, ask) {
      const before = known.get(key)
      if (before && before.until > Date.now()) return before.value
      const value = await ask()
      known.set(key, { value, until: Date.now() + STRIPE_MEMORY_MS })
      return value
    },
    forget: () => known.clear(),
  }
}
