import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { PLAN_IDS, type PlanId } from '#app/config/billing.ts'
import { MINUTE_MS, SECOND_MS } from '#app/config/time.ts'
import type { SetupState } from '#app/models/billing/payment-outcome.ts'
import {
  type Call,
  type CheckoutRequest,
  type FoundCheckout,
  type FoundSetup,
  type PaymentProvider,
  ProviderFailure,
} from '../port.ts'
import { callStripe, createOnce, isMissing, isReplayed } from './call.server.ts'
import type { PriceOf } from './prices.server.ts'

type Checkouts = Pick<PaymentProvider, 'closeCheckouts' | 'openCheckout' | 'findCheckout' | 'createSetup' | 'findSetup'>
type Session = Stripe.Checkout.Session

const MAX_OPEN = 100
/** A page about to expire is not reused. */
const MIN_LIFE_MS = 10 * MINUTE_MS
/** IDs from the browser go into a Stripe URL only if they have the right format. */
const SESSION_ID = /^cs_\w{1,250}$/
const SETUP_ID = /^seti_\w{1,250}$/
const CARD = ['card' as const]

const idOf = (thing: string | { id: string } | null): string | null =>
  thing === null || typeof thing === 'string' ? thing : thing.id

const planNamed = (metadata: Stripe.Metadata | null): PlanId | null =>
  PLAN_IDS.find((id) => id === metadata?.['plan']) ?? null

/** Null if Stripe has no such object. */
async function orNull<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function urlOf(session: Session): { url: string } {
  if (session.url === null) throw new ProviderFailure('refused', `The checkout ${session.id} has no address.`)
  return { url: session.url }
}

/** A page that was just paid can no longer be expired. */
async function expire(stripe: Stripe, sessionId: string, call: Call): Promise<void> {
  try {
    await callStripe(() => stripe.checkout.sessions.expire(sessionId), call)
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error
  }
}

function isUsable(session: Session, plan: PlanId | null): boolean {
  const livesLong = session.expires_at * SECOND_MS > Date.now() + MIN_LIFE_MS
  return livesLong && session.url !== null && plan !== null && planNamed(session.metadata) === plan
}

async function closeCheckouts(
  stripe: Stripe,
  request: { customerId: string; exceptPlan: PlanId | null },
  call: Call,
): Promise<{ url: string } | null> {
  const query = { customer: request.customerId, status: 'open', limit: MAX_OPEN } as const
  const { data } = await callStripe(() => stripe.checkout.sessions.list(query), call)
  const kept = data.find((session) => isUsable(session, request.exceptPlan))
  for (const session of data) if (session !== kept) await expire(stripe, session.id, call)
  return kept ? urlOf(kept) : null
}

function sessionOf(request: CheckoutRequest, price: string): Stripe.Checkout.SessionCreateParams {
  const { customerId, accountId, planId, successUrl, cancelUrl } = request
  const metadata = { kopru_account: accountId, plan: planId }
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: accountId,
    line_items: [{ price, quantity: 1 }],
    allowed_payment_method_types: CARD,
    // The amount charged must be the amount shown.
    adaptive_pricing: { enabled: false },
    metadata,
    subscription_data: { metadata },
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

async function openCheckout(options: {
  stripe: Stripe
  request: CheckoutRequest
  price: string
  call: Call
}): Promise<{ url: string }> {
  const { stripe, request, price, call } = options
  const create = (attempt: string) =>
    createOnce({
      key: `kopru-checkout-${request.accountId}-${request.planId}-${attempt}`,
      create: (key) => stripe.checkout.sessions.create(sessionOf(request, price), key),
      // A page whose URL was never received is closed by the next checkout.
      find: () => Promise.resolve(undefined),
      call,
    })
  const session = await create(request.attemptKey)
  // A replayed answer may name a page that is closed by now.
  if (!isReplayed(session)) return urlOf(session)
  const { status } = await callStripe(() => stripe.checkout.sessions.retrieve(session.id), call)
  return urlOf(status === 'open' ? session : await create(randomUUID()))
}

const CHECKOUT_STATES = ['open', 'complete', 'expired'] as const

function foundCheckout(session: Session): FoundCheckout {
  return {
    customerId: idOf(session.customer),
    state: CHECKOUT_STATES.find((known) => known === session.status) ?? 'open',
    isPaid: session.payment_status !== 'unpaid',
    subscriptionId: idOf(session.subscription),
  }
}

const SETUP_STATES = new Map<string, SetupState>([
  ['requires_payment_method', 'unconfirmed'],
  ['requires_confirmation', 'action'],
  ['requires_action', 'action'],
  ['processing', 'processing'],
  ['canceled', 'cancelled'],
  ['succeeded', 'succeeded'],
])

function foundSetup(setup: Stripe.SetupIntent): FoundSetup {
  return {
    customerId: idOf(setup.customer),
    // States that Stripe has added since are treated as processing.
    state: SETUP_STATES.get(setup.status) ?? 'processing',
    paymentMethodId: idOf(setup.payment_method),
    planId: planNamed(setup.metadata),
    accountId: setup.metadata?.['kopru_account'] ?? null,
    clientSecret: setup.client_secret,
    createdAt: new Date(setup.created * SECOND_MS),
  }
}

/** Stripe's payment pages, and card setups for our own. */
export function createCheckouts(stripe: Stripe, priceOf: PriceOf): Checkouts {
  return {
    closeCheckouts: (request, call) => closeCheckouts(stripe, request, call),

    async openCheckout(request, call) {
      const { id: price } = await priceOf(request.planId, call)
      return openCheckout({ stripe, request, price, call })
    },

    async findCheckout(sessionId, call) {
      if (!SESSION_ID.test(sessionId)) return null
      const session = await orNull(callStripe(() => stripe.checkout.sessions.retrieve(sessionId), call))
      return session && foundCheckout(session)
    },

    async createSetup({ customerId, accountId, planId }, call) {
      const setup: Stripe.SetupIntentCreateParams = {
        customer: customerId,
        usage: 'off_session',
        allowed_payment_method_types: CARD,
        metadata: { kopru_account: accountId, plan: planId },
      }
      const idempotencyKey = `kopru-setup-${randomUUID()}`
      const { id, client_secret: clientSecret } = await callStripe(
        () => stripe.setupIntents.create(setup, { idempotencyKey }),
        call,
      )
      if (clientSecret === null) throw new ProviderFailure('refused', `The setup ${id} has no secret.`)
      return { clientSecret }
    },

    async findSetup(setupIntentId, call) {
      if (!SETUP_ID.test(setupIntentId)) return null
      const setup = await orNull(callStripe(() => stripe.setupIntents.retrieve(setupIntentId), call))
      return setup && foundSetup(setup)
    },
  }
}
