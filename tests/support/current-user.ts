import type { CurrentUser } from '#app/models/accounts/current-user.ts'

/** A signed-in learner of this account, as a loader gets them; free and in UTC unless told otherwise. */
export function currentUserOf(id: number, changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id,
    username: 'ayse',
    email: 'ayse@example.org',
    emailVerified: true,
    firstName: null,
    role: 'user',
    subscriptionStatus: 'free',
    subscriptionPeriodEnd: null,
    cancelAtPeriodEnd: false,
    manualProUntil: null,
    hasPassword: true,
    timezone: 'UTC',
    voice: 'natural',
    language: 'en',
    createdAt: new Date('2026-11-01'),
    ...changes,
  }
}
