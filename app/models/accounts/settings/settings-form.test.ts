import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SettingsFormSchema, subscriptionState } from './settings-form.ts'

const NOW = new Date('2026-06-01T00:00:00Z')
const LATER = new Date('2026-06-02T00:00:00Z')

test('the confirmation must equal the new password, whatever that is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (end, other) => {
      const newPassword = `Deniz!2026${end}`
      const form = { intent: 'password', currentPassword: 'x', newPassword }
      expect(SettingsFormSchema.safeParse({ ...form, confirmPassword: newPassword }).success).toBe(true)
      const isSame = other === newPassword
      expect(SettingsFormSchema.safeParse({ ...form, confirmPassword: other }).success).toBe(isSame)
    }),
  )
})

test('Subscription Management appears for active accounts, and says when the paid period is over', () => {
  const plan = { subscriptionStatus: 'active', subscriptionPeriodEnd: LATER, manualProUntil: null } as const
  const user = { ...plan, cancelAtPeriodEnd: false }
  const bought = { isBought: true, now: NOW }
  expect(subscriptionState(user, bought)).toBe('renews')
  expect(subscriptionState({ ...user, cancelAtPeriodEnd: true }, bought)).toBe('ends')
  expect(subscriptionState({ ...user, subscriptionPeriodEnd: new Date(0) }, bought)).toBe('ended')
  expect(subscriptionState({ ...user, subscriptionPeriodEnd: null }, bought)).toBe('ended')
  expect(subscriptionState({ ...user, subscriptionStatus: 'free' }, bought)).toBeNull()
  expect(subscriptionState({ ...user, subscriptionStatus: 'free', manualProUntil: LATER }, bought)).toBe('given')
  expect(subscriptionState({ ...user, manualProUntil: LATER }, bought)).toBe('renews')
})

test('a plan that was not bought at Stripe is never shown as renewing, cancelled or paid', () => {
  const given = { isBought: false, now: NOW }
  const plan = { subscriptionStatus: 'active', subscriptionPeriodEnd: LATER, manualProUntil: null } as const
  const user = { ...plan, cancelAtPeriodEnd: false }
  expect(subscriptionState(user, given)).toBe('given')
  expect(subscriptionState({ ...user, cancelAtPeriodEnd: true }, given)).toBe('given')
  expect(subscriptionState({ ...user, subscriptionStatus: 'trialing' }, given)).toBe('given')
  expect(subscriptionState({ ...user, subscriptionPeriodEnd: new Date(0) }, given)).toBe('givenEnded')
  expect(subscriptionState({ ...user, subscriptionStatus: 'free' }, given)).toBeNull()
})
