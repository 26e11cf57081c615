import { expect, test } from 'vitest'
import { chooseSubscription, isRunning, type SubscriptionSnapshot } from './subscription-snapshot.ts'

function snapshot(changes: Partial<SubscriptionSnapshot>): SubscriptionSnapshot {
  return {
    id: 'sub_1',
    status: 'active',
    planId: 'monthly',
    periodEnd: new Date('2026-12-21T00:00:00Z'),
    isEnding: false,
    itemId: 'si_1',
    setupIntentId: null,
    ...changes,
  }
}

const EARLIER = new Date('2026-06-01T00:00:00Z')

test('none that ever began is none', () => {
  expect(chooseSubscription([])).toBeNull()
  expect(chooseSubscription([snapshot({ status: 'free' })])).toBeNull()
})

test.each([
  ['a running one before one that has ended', 'active', 'canceled'],
  ['a paid one before one that is not', 'active', 'past_due'],
  ['a trial before one that is not paid', 'trialing', 'past_due'],
  ['one with access before one without', 'past_due', 'unpaid'],
  ['one without access before one that has ended', 'unpaid', 'canceled'],
  ['one that has ended before one that never began', 'canceled', 'free'],
] as const)('%s, in whatever order they come', (_, better, worse) => {
  const first = snapshot({ id: 'sub_better', status: better, periodEnd: EARLIER })
  const second = snapshot({ id: 'sub_worse', status: worse })
  expect(chooseSubscription([first, second])?.id).toBe('sub_better')
  expect(chooseSubscription([second, first])?.id).toBe('sub_better')
})

test('of equal ones that which lasts longer', () => {
  const all = [snapshot({ id: 'sub_old', periodEnd: EARLIER }), snapshot({ id: 'sub_new' })]
  expect(chooseSubscription(all)?.id).toBe('sub_new')
  expect(chooseSubscription(all.toReversed())?.id).toBe('sub_new')
})

test('an unpaid subscription runs, though it opens nothing: a second one is not sold', () => {
  expect(isRunning('unpaid')).toBe(true)
  expect(isRunning('canceled')).toBe(false)
  expect(isRunning('free')).toBe(false)
})
