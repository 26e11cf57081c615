import type { PeriodDay } from './period-day.ts'
import { givesAccess, type SubscriptionStatus } from './subscription-status.ts'

/** Where the setup of a card stands, in Stripe's words made ours; `action`: the bank wants the payer to confirm it. */
export type SetupState = 'unconfirmed' | 'action' | 'processing' | 'cancelled' | 'succeeded'

/** What Stripe says of a payment of the learner's own. */
export type PaymentFinding =
  | { step: UnpaidStep | 'processing' }
  /** `unreceived`: the payment page was finished, and no money came. `saved`: a card was, for a subscription to start. */
  | { step: 'paid' | 'unreceived' | 'saved' | 'over'; begun: SubscriptionStatus | null; status: SubscriptionStatus }

/** A payment page that is open or has closed, and a card that was not set up to the end: nothing was charged. */
type UnpaidStep = 'open' | 'expired' | 'unconfirmed' | 'action' | 'cancelled'

/** Why nothing is open by this payment; `over`: the card was set up too long ago, `ended`: what it paid for is over. */
export type UnpaidReason = UnpaidStep | 'over' | 'ended'

/** `unknown`: nobody paid with that reference, or somebody else did. */
export type PaymentProblem = 'noParameters' | 'unknown' | 'unreceived' | 'arrears' | 'given'

/** What became of a payment, as /payment-success shows it. */
export type PaymentOutcome =
  | { view: 'active'; day: PeriodDay | null }
  /**
   * `isPaid`: Stripe says that the payment was made, or the card saved; else nobody knows yet. `setupIntentId`: a card
   * was set up and its subscription is still to be started.
   */
  | { view: 'pending'; isPaid: boolean; setupIntentId: string | null }
  | { view: 'unpaid'; reason: UnpaidReason }
  | { view: 'failed'; problem: PaymentProblem }

/** How the payer stood when the page was asked for, and what the address says. */
export interface PaymentSetting {
  /** A subscription runs already, by what is stored. */
  isPaying: boolean
  /** Pro is open without one. */
  isGiven: boolean
  /** The card that the address names; null where it names a payment page. */
  setupIntentId: string | null
  /** Stripe's word, by way of the browser, that the card was refused: believed where Stripe itself is away. */
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
 * What /payment-success says of a payment: what Stripe said a moment ago, and nothing better.
 *
 * @param finding `unknown`: nobody's, or somebody else's; `away`: Stripe does not say.
 */
export function paymentOutcome(finding: PaymentFinding | 'unknown' | 'away', setting: PaymentSetting): PaymentOutcome {
  if (finding === 'unknown') return failed('unknown')
  const { isPaying, isRefused, setupIntentId } = setting
  if (finding === 'away') {
    if (isPaying) return ACTIVE
    return isRefused ? unpaid('unconfirmed') : { view: 'pending', isPaid: false, setupIntentId }
  }
  if ('begun' in finding) return outcomeOfPaid(finding, setting)
  // Nothing is to be started until the bank has spoken.
  if (finding.step === 'processing') return { view: 'pending', isPaid: false, setupIntentId: null }
  return unpaid(finding.step)
}
