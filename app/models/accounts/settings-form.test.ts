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

test('Subscription Management is for active accounts, and says when the paid period is over', () => {
  const plan = { subscriptionStatus: 'active', subscriptionPeriodEnd: LATER, manualProUntil: null } as const
  const user = { ...plan, cancelAtPeriodEnd: false }
  expect(subscriptionState(user, NOW)).toBe('renews')
  expect(subscriptionState({ ...user, cancelAtPeriodEnd: true }, NOW)).toBe('ends')
  expect(subscriptionState({ ...user, subscriptionPeriodEnd: new Date(0) }, NOW)).toBe('ended')
  expect(subscriptionState({ ...user, subscriptionPeriodEnd: null }, NOW)).toBe('ended')
  expect(subscriptionState({ ...user, subscriptionStatus: 'free' }, NOW)).toBeNull()
  expect(subscriptionState({ ...user, subscriptionStatus: 'free', manualProUntil: LATER }, NOW)).toBe('given')
  expect(subscriptionState({ ...user, manualProUntil: LATER }, NOW)).toBe('renews')
})
