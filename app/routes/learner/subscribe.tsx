import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { SubscribePage } from '#app/components/billing/subscribe-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { subscribeCopy } from '#app/config/copy/subscribe.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards.server.ts'
import { page } from '#app/http/page.server.ts'
import { requireDocument } from '#app/http/page-sources.server.ts'
import { openToHostedPages, openToPaymentForm } from '#app/http/stripe-sources.server.ts'
import { readPaymentQuery } from '#app/models/billing/payment-query.ts'
import { billing } from '#app/services/billing/billing.server.ts'
import type { Route } from './+types/subscribe.ts'

export const handle = { hydrates: true, variant: 'background' }

export function meta({ loaderData }: Route.MetaArgs) {
  const copy = subscribeCopy[loaderData?.locale ?? 'en']
  return [{ title: pageTitle(loaderData?.payment ? copy.pageTitle : copy.error.title) }]
}

export const loader = page(async ({ request, url, context }: Route.LoaderArgs) => {
  requireDocument({ request, url })
  const { locale } = currentRequest(context)
  const { username } = currentUser(context)
  const asked = readPaymentQuery(url.searchParams)
  const { publishableKey } = billing()
  if (!asked || publishableKey === null) return data({ locale, username, payment: null }, { status: 400 })
  openToPaymentForm(context)
  openToHostedPages(context)
  return data({ locale, username, payment: { ...asked, publishableKey, attemptKey: randomUUID() } })
})

export default function Subscribe({ loaderData: { username, payment } }: Route.ComponentProps) {
  return <SubscribePage username={username} payment={payment} />
}
