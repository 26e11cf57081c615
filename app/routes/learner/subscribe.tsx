import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { SubscribePage } from '#app/components/billing/subscribe-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { subscribeCopy } from '#app/config/copy/subscribe.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/http.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { openToHostedPages, openToPaymentForm, requireDocument } from '#app/http/headers/page-sources.server.ts'
import { requireBillingCall } from '#app/http/limits/rate-limit.server.ts'
import { readPaymentQuery } from '#app/models/billing/payment-query.ts'
import { billing } from '#app/services/billing/billing.server.ts'
import { checkPayment } from '#app/services/billing/check-payment.server.ts'
import type { Route } from './+types/subscribe.ts'

const BAD_REQUEST = 400
const UNAVAILABLE = 503

export const handle = { hydrates: true, variant: 'background' }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const copy = subscribeCopy[metaLocale(matches)]
  const hasForm = typeof loaderData?.payment === 'object'
  return [{ title: pageTitle(hasForm ? copy.pageTitle : copy.error.title) }]
}

/** Says when to try again. */
export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders
}

/** @returns the setup that the form is for, or why there is none. */
async function findPayment({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const asked = readPaymentQuery(url.searchParams)
  const { publishableKey } = billing()
  if (!asked || publishableKey === null) return 'unknown'
  const user = currentUser(context)
  await requireBillingCall({ userId: user.id, clientAddress: currentRequest(context).clientAddress })
  const outcome = await checkPayment({ user, ...asked })
  const { planId, clientSecret } = asked
  return outcome === 'ready' ? { planId, clientSecret, publishableKey, attemptKey: randomUUID() } : outcome
}

export const loader = page(async ({ request, url, context }: Route.LoaderArgs) => {
  requireDocument({ request, url })
  const { locale } = currentRequest(context)
  const { username } = currentUser(context)
  const payment = await findPayment({ url, context })
  if (payment === 'unknown') return data({ locale, username, payment }, { status: BAD_REQUEST })
  if (payment === 'away') {
    const retry = { 'Retry-After': String(PROVIDER_RETRY_AFTER_SECONDS) }
    return data({ locale, username, payment }, { status: UNAVAILABLE, headers: retry })
  }
  openToPaymentForm(context)
  openToHostedPages(context)
  return data({ locale, username, payment })
})

export default function Subscribe({ loaderData: { username, payment } }: Route.ComponentProps) {
  return <SubscribePage username={username} payment={payment} />
}
