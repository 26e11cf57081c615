import type { CurrentUser } from '#app/models/accounts/current-user.ts'

/** The user who pays. */
export type BillingUser = Pick<
  CurrentUser,
  'id' | 'email' | 'username' | 'subscriptionStatus' | 'subscriptionPeriodEnd' | 'manualProUntil'
>
