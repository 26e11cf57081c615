import type { PeriodDay } from './period-day.ts'

/** What became of a payment, as /payment-success shows it. */
export type PaymentOutcome =
  | { view: 'active'; day: PeriodDay | null }
  /** `setupIntentId`: a card was set up and its subscription is still to be started. */
  | { view: 'pending'; setupIntentId: string | null }
  | { view: 'failed'; problem: PaymentProblem }

/** `unknown`: nobody paid with that reference, or somebody else did. */
export type PaymentProblem = 'noParameters' | 'notConfirmed' | 'unknown'
