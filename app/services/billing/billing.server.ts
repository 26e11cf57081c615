import { env } from '#app/config/env.server.ts'

export interface BillingState {
  /** Without Stripe keys the plans are shown and cannot be bought. */
  isConfigured: boolean
  /** For Stripe's script in the browser. */
  publishableKey: string | null
  /** Stripe's own payment page, or /subscribe. */
  ui: 'checkout' | 'elements'
}

/** Whether and how one can pay here. */
export function billing(): BillingState {
  return {
    isConfigured: env.stripe !== undefined,
    publishableKey: env.stripe?.publishableKey ?? null,
    ui: env.billingUi,
  }
}
