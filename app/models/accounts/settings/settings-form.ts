import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import type { SettingsCopy } from '#app/config/copy/settings.ts'
import { isPaymentDue } from '../../billing/billing-view.ts'
import { givesAccess } from '../../billing/subscription-status.ts'
import { AcceptedSchema, isTimezone, LanguageSchema } from '../account-form.ts'
import { type CurrentUser, isSubscribed, runsByPayment } from '../current-user.ts'
import { NewPasswordSchema } from '../password/password.ts'

const CurrentPasswordSchema = z.string(problem('currentPasswordRequired')).min(1, problem('currentPasswordRequired'))

/** PATCH /api/user/password. */
export const PasswordChangeSchema = z.object({ currentPassword: CurrentPasswordSchema, newPassword: NewPasswordSchema })

/** Region and place; offsets such as +03:00 do not know about summer time. */
const ZoneSchema = z.string(problem('timezoneRequired')).refine((name) => {
  return /^[A-Z]/i.test(name) && isTimezone(name)
}, problem('timezoneUnknown'))

const PasswordFormSchema = z
  .object({
    intent: z.literal('password'),
    ...PasswordChangeSchema.shape,
    confirmPassword: z.string(problem('confirmationRequired')).min(1, problem('confirmationRequired')),
  })
  .refine(({ newPassword, confirmPassword }) => confirmPassword === newPassword, {
    path: ['confirmPassword'],
    message: problem('passwordsDiffer'),
  })

/** The forms of /settings: one page, distinguished by `intent`. */
export const SettingsFormSchema = z.discriminatedUnion('intent', [
  PasswordFormSchema,
  z.object({ intent: z.literal('set-password') }),
  z.object({ intent: z.literal('timezone'), timezone: ZoneSchema }),
  z.object({ intent: z.literal('notifications'), notifications: AcceptedSchema, marketingEmails: AcceptedSchema }),
  z.object({ intent: z.literal('language'), language: LanguageSchema }),
  z.object({ intent: z.literal('portal') }),
  z.object({ intent: z.literal('delete'), confirmUsername: z.string(problem('confirmUsername')).trim() }),
])

export type SettingsIntent = z.output<typeof SettingsFormSchema>['intent']

export type SubscriptionState = keyof SettingsCopy['subscription']['states']

/**
 * What 'Subscription Management' shows; null without a subscription. A trial or an unpaid subscription counts as one.
 *
 * @param options.isBought whether it was bought at Stripe: only then can it renew.
 */
export function subscriptionState(
  user: Pick<CurrentUser, 'subscriptionStatus' | 'subscriptionPeriodEnd' | 'cancelAtPeriodEnd' | 'manualProUntil'>,
  options: { isBought: boolean; now: Date },
): SubscriptionState | null {
  const { isBought, now } = options
  const { subscriptionStatus: status } = user
  if (isPaymentDue(status)) return isSubscribed(user, now) ? 'pastDue' : 'unpaid'
  if (!isBought || !runsByPayment(user, now)) {
    if (isSubscribed(user, now)) return 'given'
    if (!givesAccess(status)) return null
    return isBought ? 'ended' : 'givenEnded'
  }
  if (user.cancelAtPeriodEnd) return 'ends'
  return status === 'trialing' ? 'trial' : 'renews'
}
