import { assert, boolean, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type BillingNews, type BillingState, newsBetween } from './billing-news.ts'
import { SUBSCRIPTION_STATUSES } from './subscription-status.ts'

const PERIOD_END = new Date('2026-12-21T00:00:00Z')
const NONE: BillingState = { subscriptionId: null, status: 'free', periodEnd: null, isEnding: false }

function state(changes: Partial<BillingState> = {}): BillingState {
  return { subscriptionId: 'sub_1', status: 'active', periodEnd: PERIOD_END, isEnding: false, ...changes }
}

const cases: [string, BillingState, BillingState, BillingNews[]][] = [
  ['the first payment', NONE, state(), ['activated']],
  ['a trial', NONE, state({ status: 'trialing' }), ['activated']],
  ['the end of a trial', state({ status: 'trialing' }), state(), []],
  ['a renewal', state(), state({ periodEnd: new Date('2027-01-21T00:00:00Z') }), []],
  ['a failed payment', state(), state({ status: 'past_due' }), ['payment_failed']],
  ['one that stays unpaid', state({ status: 'past_due' }), state({ status: 'unpaid' }), ['payment_failed']],
  ['a payment after all', state({ status: 'past_due' }), state(), ['recovered']],
  ['a cancellation', state(), state({ isEnding: true }), ['ending']],
  ['one that is taken back', state({ isEnding: true }), state(), ['resumed']],
  ['the end', state({ isEnding: true }), state({ status: 'canceled', isEnding: true }), ['ended']],
  ['the end for want of payment', state({ status: 'unpaid' }), state({ status: 'canceled' }), ['ended']],
  ['a new one after the end', state({ status: 'canceled' }), state({ subscriptionId: 'sub_2' }), ['activated']],
  ['one that is cancelled before we hear of it', NONE, state({ isEnding: true }), ['activated', 'ending']],
  ['one that was over before we heard of it', NONE, state({ status: 'canceled' }), []],
]

test.each(cases)('%s', (_, before, after, news) => {
  expect(newsBetween(before, after)).toEqual(news)
})

const anyState = record<BillingState>({
  subscriptionId: constantFrom(null, 'sub_1', 'sub_2'),
  status: constantFrom(...SUBSCRIPTION_STATUSES),
  periodEnd: constantFrom(null, PERIOD_END),
  isEnding: boolean(),
})

test('the same state twice is no news', () => {
  assert(
    property(anyState, (same) => {
      expect(newsBetween(same, { ...same })).toEqual([])
    }),
  )
})

test('nothing is told twice at once, and an end stands alone', () => {
  assert(
    property(anyState, anyState, (before, after) => {
      const news = newsBetween(before, after)
      expect(new Set(news).size).toBe(news.length)
      if (news.includes('ended')) expect(news).toEqual(['ended'])
    }),
  )
})
