import type { Locale } from '#app/config/copy/locale.ts'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { AppError } from '#app/errors.ts'
import { log } from '#app/log.server.ts'
import { type CurrentUser, proUntil } from '#app/models/accounts/current-user.ts'
import type { PaymentOutcome } from '#app/models/billing/payment-outcome.ts'
import type { PaymentReference } from '#app/models/billing/payment-query.ts'
import { periodDay } from '#app/models/billing/period-day.ts'
import { givesAccess } from '#app/models/billing/subscription-status.ts'
import { confirmCheckout } from './confirm-checkout.server.ts'

interface Options {
  user: CurrentUser
  /** Null: the address names no payment. */
  reference: PaymentReference | null
  /** Stripe's word for a setup that came back: `failed` where the card was refused. */
  redirectStatus: string | null
  /** Stripe was asked a moment ago, and is not asked again. */
  isChecked: boolean
  locale: Locale
  now: Date
}

/** `just-activated`: it was not active when the request came; the whole page is to be read anew. */
export async function loadPaymentOutcome(options: Options): Promise<PaymentOutcome | 'just-activated'> {
  const { user, reference, redirectStatus, isChecked, locale, now } = options
  if (!reference) return { view: 'failed', problem: 'noParameters' }
  const end = proUntil(user, now)
  if (end) {
    const { timezone } = user
    return { view: 'active', day: periodDay({ end, timezone, dateLocale: settingsCopy[locale].dateLocale }) }
  }
  if (reference.kind === 'setup') {
    if (redirectStatus === 'failed') return { view: 'failed', problem: 'notConfirmed' }
    return { view: 'pending', setupIntentId: isChecked ? null : reference.id }
  }
  if (isChecked) return { view: 'pending', setupIntentId: null }
  return confirm(user, reference.id)
}

/** Reading from Stripe is safe in a GET; what cannot be read now is left to the webhook. */
async function confirm(user: CurrentUser, sessionId: string): Promise<PaymentOutcome | 'just-activated'> {
  try {
    const { status } = await confirmCheckout({ user, sessionId })
    return givesAccess(status) ? 'just-activated' : { view: 'pending', setupIntentId: null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return { view: 'failed', problem: 'unknown' }
    log.warn({ err: error }, 'checkout not confirmed yet')
    return { view: 'pending', setupIntentId: null }
  }
}
