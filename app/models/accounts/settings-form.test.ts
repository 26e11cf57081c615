import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { passwordChangeSentence, SettingsFormSchema, subscriptionState } from './settings-form.ts'

const copy = settingsCopy.en.security
const NOW = new Date('2026-06-01T00:00:00Z')
const LATER = new Date('2026-06-02T00:00:00Z')

test('a wrong current password, a sentence about the password, and anything else: three things to say', () => {
  const say = (sentence: string, isWrongPassword = false) => passwordChangeSentence(copy, { sentence, isWrongPassword })
  expect(say('Current password is incorrect', true)).toBe(
    'The current password you entered is incorrect. Please try again.',
  )
  expect(say('Password must be at least 8 characters')).toBe('Password must be at least 8 characters')
  expect(say('Something broke.')).toBe('Unable to change password. Please check your information and try again.')
})

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
  const user = { subscriptionStatus: 'active', subscriptionPeriodEnd: LATER, cancelAtPeriodEnd: false } as const
  expect(subscriptionState(user, NOW)).toBe('renews')
  expect(subscriptionState({ ...user, cancelAtPeriodEnd: true }, NOW)).toBe('ends')
  expect(subscriptionState({ ...user, subscriptionPeriodEnd: new Date(0) }, NOW)).toBe('ended')
  expect(subscriptionState({ ...user, subscriptionPeriodEnd: null }, NOW)).toBe('ended')
  expect(subscriptionState({ ...user, subscriptionStatus: 'free' }, NOW)).toBeNull()
})
