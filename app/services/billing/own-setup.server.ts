import { SETUP_LIFE_HOURS } from '#app/config/billing.ts'
import { HOUR_MS } from '#app/config/time.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import type { BillingUser } from './billing-user.ts'
import type { Call, FoundSetup, PaymentProvider } from './port.ts'

/** A card's setup, if it was begun by this learner; null for another's and for none at all. */
export async function findOwnSetup(options: {
  user: Pick<BillingUser, 'id'>
  setupIntentId: string
  provider: PaymentProvider
  call: Call
}): Promise<FoundSetup | null> {
  const { user, setupIntentId, provider, call } = options
  const account = await findAccount({ userId: user.id })
  if (!account?.customerId) return null
  const setup = await provider.findSetup(setupIntentId, call)
  return setup?.customerId === account.customerId ? setup : null
}

/** Whether a setup was begun too long ago to start anything. */
export function isSetupOver({ createdAt }: Pick<FoundSetup, 'createdAt'>, now: Date): boolean {
  return createdAt.getTime() < now.getTime() - SETUP_LIFE_HOURS * HOUR_MS
}
