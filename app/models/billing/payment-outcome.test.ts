import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaymentFinding, paymentOutcome } from './payment-outcome.ts'
import { givesAccess, SUBSCRIPTION_STATUSES } from './subscription-status.ts'

const UNPAID = ['open', 'expired', 'unconfirmed', 'action', 'cancelled'] as const
const STATUS = fc.constantFrom(...SUBSCRIPTION_STATUSES)
const UNPAID_STEP: fc.Arbitrary<PaymentFinding> = fc.record({ step: fc.constantFrom(...UNPAID) })
const FINISHED: fc.Arbitrary<PaymentFinding> = fc.record({
  step: fc.constantFrom('paid', 'unreceived', 'saved', 'over'),
  begun: fc.option(STATUS, { nil: null }),
  status: STATUS,
})
const FINDING = fc.oneof(
  UNPAID_STEP,
  FINISHED,
  fc.constant<PaymentFinding>({ step: 'processing' }),
  fc.constantFrom('unknown', 'away'),
)
const SETTING = fc.record({
  isPaying: fc.boolean(),
  isGiven: fc.boolean(),
  setupIntentId: fc.option(fc.constant('seti_1')),
  isRefused: fc.boolean(),
})

test('whoever the payer is and whatever the address says, an unpaid payment is said to be unpaid', () => {
  fc.assert(
    fc.property(UNPAID_STEP, SETTING, (finding, setting) => {
      expect(paymentOutcome(finding, setting)).toEqual({ view: 'unpaid', reason: finding.step })
    }),
  )
})

test('a success is said only where Stripe said so, or while it is away of what it said before', () => {
  fc.assert(
    fc.property(FINDING, SETTING, (finding, setting) => {
      const outcome = paymentOutcome(finding, setting)
      const isSuccess = outcome.view === 'active' || (outcome.view === 'pending' && outcome.isPaid)
      if (!isSuccess) return
      if (typeof finding === 'string') {
        expect([finding, setting.isPaying]).toEqual(['away', true])
      } else if (outcome.view === 'active') {
        expect('status' in finding && givesAccess(finding.status)).toBe(true)
      } else {
        expect('begun' in finding).toBe(true)
        expect(['paid', 'saved', 'over']).toContain(finding.step)
      }
    }),
  )
})

test('a card is offered to be started only where it is saved or nobody knows, and never one that has ended', () => {
  fc.assert(
    fc.property(FINDING, SETTING, (finding, setting) => {
      const outcome = paymentOutcome(finding, setting)
      if (outcome.view !== 'pending' || outcome.setupIntentId === null) return
      expect(outcome.setupIntentId).toBe(setting.setupIntentId)
      if (typeof finding === 'string') {
        expect(finding).toBe('away')
      } else {
        expect(['saved', 'over']).toContain(finding.step)
        expect('begun' in finding && finding.begun).not.toBe('canceled')
      }
    }),
  )
})
