import type { CurrentUser } from '#app/models/accounts/current-user.ts'

/** Who pays. */
export type BillingUser = Pick<
  CurrentUser,
  'id' | 'email' | 'username' | 'subscriptionStatus' | 'subscriptionPeriodEnd' | 'manualProUntil'
>
