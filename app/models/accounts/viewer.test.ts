import { expect, test } from 'vitest'
import type { CurrentUser } from './current-user.ts'
import { toViewer } from './viewer.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const USER: CurrentUser = {
  id: 7,
  username: 'deniz',
  email: 'deniz@example.org',
  emailVerified: false,
  firstName: 'Deniz',
  role: 'user',
  subscriptionStatus: 'free',
  subscriptionPeriodEnd: null,
  cancelAtPeriodEnd: false,
  manualProUntil: null,
  hasPassword: true,
  timezone: 'Australia/Sydney',
  language: 'en',
  voice: 'natural',
  createdAt: new Date('2026-11-01T08:00:00Z'),
}

test('the frame gets no id, no time zone and nothing about the password', () => {
  expect(toViewer(USER, NOW)).toEqual({
    username: 'deniz',
    email: 'deniz@example.org',
    emailVerified: false,
    role: 'user',
    firstName: 'Deniz',
    hasFullAccess: false,
    daysRemaining: null,
  })
})

const LATER = new Date('2026-12-03T09:00:00Z')
const NEXT_DAY = new Date('2026-11-22T09:00:00Z')

test.each([
  ['a running subscription', { subscriptionStatus: 'active', subscriptionPeriodEnd: LATER }, true, 12],
  ['one without an end', { subscriptionStatus: 'active', subscriptionPeriodEnd: null }, false, null],
  ['a trial', { subscriptionStatus: 'trialing', subscriptionPeriodEnd: LATER }, true, 12],
  ['a failed payment', { subscriptionStatus: 'past_due', subscriptionPeriodEnd: LATER }, true, 12],
  ['one that Stripe has ended', { subscriptionStatus: 'canceled', subscriptionPeriodEnd: LATER }, false, null],
  ['one that stays unpaid', { subscriptionStatus: 'unpaid', subscriptionPeriodEnd: LATER }, false, null],
  ['one that is over', { subscriptionStatus: 'active', subscriptionPeriodEnd: new Date(0) }, false, null],
  ['an end without a subscription', { subscriptionStatus: 'free', subscriptionPeriodEnd: LATER }, false, null],
  ['Pro that was given', { manualProUntil: LATER }, true, 12],
  ['a gift that is over', { manualProUntil: new Date(0) }, false, null],
  [
    'a gift that outlasts the subscription',
    { subscriptionStatus: 'active', subscriptionPeriodEnd: NEXT_DAY, manualProUntil: LATER },
    true,
    12,
  ],
  [
    'a subscription that outlasts the gift',
    { subscriptionStatus: 'active', subscriptionPeriodEnd: LATER, manualProUntil: NEXT_DAY },
    true,
    12,
  ],
  [
    'a gift beside a subscription that stays unpaid',
    { subscriptionStatus: 'unpaid', subscriptionPeriodEnd: LATER, manualProUntil: NEXT_DAY },
    true,
    1,
  ],
] as const)('%s', (_, plan, hasFullAccess, days) => {
  expect(toViewer({ ...USER, ...plan }, NOW)).toMatchObject({ hasFullAccess, daysRemaining: days })
})

test.each(['admin', 'tester'] as const)('%s has full access without a plan, and no days left', (role) => {
  expect(toViewer({ ...USER, role }, NOW)).toMatchObject({ hasFullAccess: true, daysRemaining: null })
})
