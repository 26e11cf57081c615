import { SETUP_LIFE_HOURS } from '#app/config/billing.ts'
import { HOUR_MS } from '#app/config/time.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import type { BillingUser } from './billing-user.ts'
import type { Call, FoundSetup, PaymentProvider } from './port.ts'

/** A card setup begun by this learner; null if it does not exist or is another's. */
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

/** Whether a setup is too old to start a subscription. */
export function isSetupOver({ createdAt }: Pick<FoundSetup, 'createdAt'>, now: Date): boolean {
  return createdAt.getTime() < now.getTime() - SETUP_LIFE_HOURS * HOUR_MS
}
