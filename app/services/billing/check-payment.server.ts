import type { PlanId } from '#app/config/billing.ts'
import { AppError } from '#app/errors.ts'
import type { BillingUser } from './billing-user.ts'
import { findOwnSetup, isSetupOver } from './own-setup.server.ts'
import { withProvider } from './provider.server.ts'

/** The query that /subscribe was opened with. */
interface Asked {
  user: BillingUser
  setupIntentId: string
  clientSecret: string
  planId: PlanId
}

/**
 * Checks with Stripe that a /subscribe URL was made for this learner and plan. Without the check, a learner could open
 * another's URL and have their card attached to that account.
 *
 * @returns `away` if Stripe cannot be reached.
 */
export async function checkPayment(asked: Asked): Promise<'ready' | 'unknown' | 'away'> {
  const { user, setupIntentId, clientSecret, planId } = asked
  try {
    return await withProvider(
      (copy) => copy.providerUnavailable,
      async (provider, call) => {
        const setup = await findOwnSetup({ user, setupIntentId, provider, call })
        const isAsked = setup?.clientSecret === clientSecret && setup.planId === planId
        return setup && isAsked && !isSetupOver(setup, new Date()) ? 'ready' : 'unknown'
      },
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'PROVIDER_UNAVAILABLE') return 'away'
    throw error
  }
}
