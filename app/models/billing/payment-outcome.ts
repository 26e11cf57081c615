import type { PeriodDay } from './period-day.ts'
import { givesAccess, type SubscriptionStatus } from './subscription-status.ts'

/** The state of a card setup, mapped from Stripe's; `action`: the bank wants the payer to confirm it. */
export type SetupState = 'unconfirmed' | 'action' | 'processing' | 'cancelled' | 'succeeded'

/** What Stripe reports about the learner's own payment. */
export type PaymentFinding =
  | { step: UnpaidStep | 'processing' }
  /**
   * `unreceived`: the payment page was completed but no money arrived. `saved`: a card was saved, and its subscription
   * can start.
   */
  | { step: 'paid' | 'unreceived' | 'saved' | 'over'; begun: SubscriptionStatus | null; status: SubscriptionStatus }

/** An open or expired payment page, or an unfinished card setup: nothing was charged. */
type UnpaidStep = 'open' | 'expired' | 'unconfirmed' | 'action' | 'cancelled'

/** Why this payment gives no access; `over`: the card was set up too long ago; `ended`: what it paid for has ended. */
export type UnpaidReason = UnpaidStep | 'over' | 'ended'

/** `unknown`: no payment has that reference, or it is another learner's. */
export type PaymentProblem = 'noParameters' | 'unknown' | 'unreceived' | 'arrears' | 'given'

/** The result of a payment, as /payment-success shows it. */
export type PaymentOutcome =
  | { view: 'active'; day: PeriodDay | null }
  /**
   * `isPaid`: Stripe reports that the payment was made or the card saved; otherwise not known yet. `setupIntentId`: a
   * card that was set up and whose subscription has not started.
   */
  | { view: 'pending'; isPaid: boolean; setupIntentId: string | null }
  | { view: 'unpaid'; reason: UnpaidReason }
  | { view: 'failed'; problem: PaymentProblem }

/** The payer's state at the time of the request, and what the URL says. */
export interface PaymentSetting {
  /** A subscription is already running, according to the database. */
  isPaying: boolean
  /** Pro is active without a subscription. */
  isGiven: boolean
  /** The card setup named in the URL; null if it names a checkout session. */
  setupIntentId: string | null
  /** Stripe's redirect said that the card was refused. Trusted only when Stripe itself cannot be reached. */
  isRefused: boolean
}

const ACTIVE: PaymentOutcome = { view: 'active', day: null }
const unpaid = (reason: UnpaidReason): PaymentOutcome => ({ view: 'unpaid', reason })
const failed = (problem: PaymentProblem): PaymentOutcome => ({ view: 'failed', problem })

type Paid = Extract<PaymentFinding, { begun: unknown }>

function outcomeOfPaid({ step, begun, status }: Paid, setting: PaymentSetting): PaymentOutcome {
  const { setupIntentId, isGiven } = setting
  if (givesAccess(status)) return ACTIVE
  if (begun === 'canceled') return unpaid('ended')
  if (begun === 'unpaid') return failed('arrears')
  if (step === 'unreceived') return failed('unreceived')
  if (step === 'paid') return { view: 'pending', isPaid: true, setupIntentId: null }
  if (isGiven && begun === null) return failed('given')
  if (step === 'over' && begun === null) return unpaid('over')
  return { view: 'pending', isPaid: true, setupIntentId }
}

/**
 * What /payment-success shows for a payment, based only on Stripe's latest answer.
 *
 * @param finding `unknown`: no such payment, or another learner's; `away`: Stripe did not answer.
 */
export function paymentOutcome(finding: PaymentFinding | 'unknown' | 'away', setting: PaymentSetting): PaymentOutcome {
  if (finding === 'unknown') return failed('unknown')
  const { isPaying, isRefused, setupIntentId } = setting
  if (finding === 'away') {
    if (isPaying) return ACTIVE
    return isRefused ? unpaid('unconfirmed') : { view: 'pending', isPaid: false, setupIntentId }
  }
  if ('begun' in finding) return outcomeOfPaid(finding, setting)
  // Nothing is started until the bank has answered.
  if (finding.step === 'processing') return { view: 'pending', isPaid: false, setupIntentId: null }
  return unpaid(finding.step)
}
