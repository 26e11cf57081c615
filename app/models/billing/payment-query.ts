import { PLAN_IDS, type PlanId } from '#app/config/billing.ts'

/** Stripe's format for the client secret of a SetupIntent. */
const CLIENT_SECRET = /^(seti_[A-Za-z0-9]{1,200})_secret_\w{1,200}$/
const SETUP_INTENT = /^seti_[A-Za-z0-9]{1,200}$/
const CHECKOUT_SESSION = /^cs_[A-Za-z0-9_]{1,300}$/

/**
 * Reads the query of /subscribe; null unless we made the URL. `amount` and `billingCycle` are ignored: prices come from
 * our own plans.
 */
export function readPaymentQuery(
  query: URLSearchParams,
): { setupIntentId: string; clientSecret: string; planId: PlanId } | null {
  const clientSecret = query.get('client_secret') ?? ''
  const planId = PLAN_IDS.find((id) => id === query.get('planId'))
  const setupIntentId = CLIENT_SECRET.exec(clientSecret)?.[1]
  return planId && setupIntentId !== undefined ? { setupIntentId, clientSecret, planId } : null
}

/** The payment that /payment-success is asked about; a checkout session takes precedence over a setup. */
export type PaymentReference = { kind: 'session'; id: string } | { kind: 'setup'; id: string }

/** @returns `malformed` for an ID that is not in Stripe's format; null if the URL names no payment. */
export function readPaymentReference(query: URLSearchParams): PaymentReference | 'malformed' | null {
  const session = query.get('session_id') ?? ''
  if (CHECKOUT_SESSION.test(session)) return { kind: 'session', id: session }
  const setup = query.get('setup_intent') ?? ''
  if (SETUP_INTENT.test(setup)) return { kind: 'setup', id: setup }
  return session || setup ? 'malformed' : null
}
