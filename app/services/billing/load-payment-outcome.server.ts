import type { Locale } from '#app/config/copy/locale.ts'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { AppError } from '#app/errors.ts'
import { log } from '#app/log.server.ts'
import { type CurrentUser, isSubscribed, runsByPayment } from '#app/models/accounts/current-user.ts'
import { type PaymentFinding, paymentOutcome, type PaymentOutcome } from '#app/models/billing/payment-outcome.ts'
import type { PaymentReference } from '#app/models/billing/payment-query.ts'
import { periodDay } from '#app/models/billing/period-day.ts'
import { confirmCheckout } from './confirm-checkout.server.ts'
import { confirmSetup } from './confirm-setup.server.ts'

interface Options {
  user: CurrentUser
  /** Null: the URL names no payment. */
  reference: PaymentReference | 'malformed' | null
  /** Stripe's status in the redirect from a setup: `failed` if the card was refused. */
  redirectStatus: string | null
  /** Whether Stripe may be asked. A learner who keeps reloading gets the stored state. */
  mayAsk: () => Promise<boolean>
  /** The page was reloaded after Stripe's last answer. */
  isChecked: boolean
  locale: Locale
  now: Date
}

/** Reading from Stripe is safe in a GET; if it fails, the webhook updates the state. */
async function ask(user: CurrentUser, { kind, id }: PaymentReference): Promise<PaymentFinding | 'unknown' | 'away'> {
  try {
    if (kind === 'session') return await confirmCheckout({ user, sessionId: id })
    return await confirmSetup({ user, setupIntentId: id })
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return 'unknown'
    log.warn({ err: error }, 'a payment could not be looked at')
    return 'away'
  }
}

async function find(options: Options, isPaying: boolean): Promise<PaymentFinding | 'unknown' | 'away'> {
  const { user, reference, isChecked, mayAsk } = options
  if (reference === null || reference === 'malformed') return 'unknown'
  if (isChecked && isPaying) return 'away'
  return (await mayAsk()) ? ask(user, reference) : 'away'
}

/** @returns `just-activated` if Pro became active during this request: the whole page must be reloaded. */
export async function loadPaymentOutcome(options: Options): Promise<PaymentOutcome | 'just-activated'> {
  const { user, reference, redirectStatus, isChecked, locale, now } = options
  if (reference === null) return { view: 'failed', problem: 'noParameters' }
  const isPaying = runsByPayment(user, now)
  const outcome = paymentOutcome(await find(options, isPaying), {
    isPaying,
    isGiven: !isPaying && isSubscribed(user, now),
    setupIntentId: reference !== 'malformed' && reference.kind === 'setup' ? reference.id : null,
    isRefused: redirectStatus === 'failed',
  })
  if (outcome.view !== 'active') return outcome
  if (!isPaying && !isChecked) return 'just-activated'
  const { timezone, subscriptionPeriodEnd: end } = user
  const { dateLocale } = settingsCopy[locale]
  return { view: 'active', day: isPaying && end ? periodDay({ end, timezone, dateLocale }) : null }
}
