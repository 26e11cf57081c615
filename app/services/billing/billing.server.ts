import { env } from '#app/config/env.server.ts'

export interface BillingState {
  /** False without Stripe keys: the plans are shown but cannot be bought. */
  isConfigured: boolean
  /** For Stripe's script in the browser. */
  publishableKey: string | null
  /** Stripe's payment page, or our own /subscribe. */
  ui: 'checkout' | 'elements'
}

/** Whether payments are on, and which payment page is used. */
export function billing(): BillingState {
  return {
    isConfigured: env.stripe !== undefined,
    publishableKey: env.stripe?.publishableKey ?? null,
    ui: env.billingUi,
  }
}
