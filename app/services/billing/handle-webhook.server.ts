import { STRIPE_EVENTS } from '#app/config/billing.ts'
import { db } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { log } from '#app/log.server.ts'
import { findAccount, findPayer } from '#app/models/billing/billing-account.server.ts'
import { claimEvent, isHandled } from '#app/models/billing/stripe-event.server.ts'
import { completeSubscription } from './complete-subscription.server.ts'
import { type Call, type PaymentProvider, type ProviderEvent, SignatureRefused } from './port.ts'
import { withProvider } from './provider.server.ts'
import { createSingleFlight } from './single-flight.server.ts'
import { reconcileKey, syncSubscription } from './sync-subscription.server.ts'

/** The outcome of a webhook, shown in Stripe's dashboard. */
type Outcome = 'handled' | 'handled before' | 'not for us'

const SETUP_EVENT = 'setup_intent.succeeded'

const share = createSingleFlight<Outcome>()

function read(provider: PaymentProvider, request: { payload: string; signature: string }): ProviderEvent {
  try {
    return provider.readEvent(request)
  } catch (error) {
    if (!(error instanceof SignatureRefused)) throw error
    log.warn({ reason: error.message }, 'a webhook was refused')
    throw new AppError('INVALID_TOKEN', (copy) => copy.webhookSignature, { cause: error })
  }
}

/** Starts the subscription for a card, in case the browser was closed. A refusal is final and not retried. */
async function completeSetup(options: {
  event: ProviderEvent
  accountId: string
  provider: PaymentProvider
  call: Call
}): Promise<Outcome> {
  const { event, accountId, provider, call } = options
  const setupIntentId = event.objectId ?? ''
  const user = await findPayer(accountId)
  if (!user) return 'not for us'
  const setup = await provider.findSetup(setupIntentId, call)
  // Other setups are card changes in the portal.
  if (!setup || setup.accountId !== accountId || setup.planId === null) return 'not for us'
  try {
    await completeSubscription({ user, setupIntentId })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'PROVIDER_UNAVAILABLE') throw error
    log.info({ accountId, code: error.code }, 'a card that was set up starts nothing')
  }
  await claimEvent(db, event)
  return 'handled'
}

async function handle(event: ProviderEvent, provider: PaymentProvider, call: Call): Promise<Outcome> {
  if (!STRIPE_EVENTS.some((type) => type === event.type) || event.customerId === null) return 'not for us'
  if (await isHandled(event.id)) return 'handled before'
  const account = await findAccount({ stripeCustomerId: event.customerId })
  // A customer of another product on the same Stripe account, or one whose records were deleted.
  if (!account) return 'not for us'
  try {
    if (event.type === SETUP_EVENT) return await completeSetup({ event, accountId: account.id, provider, call })
    await syncSubscription({ accountId: account.id, customerId: event.customerId, provider, call, event })
    return 'handled'
  } catch (error) {
    // Stripe sends the event again; if it does not, this job checks.
    const uniqueKey = reconcileKey(account.id)
    await enqueue({ kind: 'reconcile-subscription', payload: { accountId: account.id }, uniqueKey })
    throw error
  }
}

/**
 * Handles a Stripe webhook. Only IDs are read from the event and the state is fetched from Stripe, so events may arrive
 * late, out of order or more than once.
 *
 * @throws AppError INVALID_TOKEN for a wrong signature; PROVIDER_UNAVAILABLE to make Stripe send it again.
 */
export async function handleWebhook(request: { payload: string; signature: string }): Promise<Outcome> {
  return withProvider(
    (copy) => copy.providerUnavailable,
    async (provider, call) => {
      const event = read(provider, request)
      return share(event.id, () => handle(event, provider, call))
    },
  )
}
