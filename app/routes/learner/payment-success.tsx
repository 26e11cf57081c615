import { data, redirect, type RouterContextProvider } from 'react-router'
import { isRefusal } from '#app/components/billing/activation.ts'
import { ActiveView, FailedView, PendingView } from '#app/components/billing/payment-views.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { errorCopy } from '#app/config/copy/errors.ts'
import { paymentSuccessCopy } from '#app/config/copy/payment-success.ts'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards.server.ts'
import { page } from '#app/http/page.server.ts'
import { requireBillingCall } from '#app/http/rate-limit.server.ts'
import { refusalHeaders, toAppError } from '#app/http/refusal.server.ts'
import { flashToast } from '#app/http/toast.server.ts'
import { CompletionSchema } from '#app/models/billing/billing-form.ts'
import { readPaymentReference } from '#app/models/billing/payment-query.ts'
import { givesAccess } from '#app/models/billing/subscription-status.ts'
import { completeSubscription } from '#app/services/billing/complete-subscription.server.ts'
import { loadPaymentOutcome } from '#app/services/billing/load-payment-outcome.server.ts'
import type { Route } from './+types/payment-success.ts'

export { formHeaders as headers } from '#app/http/form-refusal.server.ts'

export const handle = { hydrates: true }

const SEE_OTHER = 303
/** In the address once Stripe was asked: what is stored then is shown, and no redirect leads back here for ever. */
const CHECKED = 'checked'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(paymentSuccessCopy[metaLocale(matches)].pageTitle) }]
}

function checkedPath(url: URL): string {
  const query = new URLSearchParams(url.searchParams)
  query.set(CHECKED, '1')
  return `${url.pathname}?${query.toString()}`
}

/** Whoever loads the page again and again sees what is stored; the webhook does not wait for them. */
async function mayAskStripe(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { clientAddress } = currentRequest(context)
  try {
    await requireBillingCall({ userId: currentUser(context).id, clientAddress })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const reference = readPaymentReference(url.searchParams)
  const isChecked = url.searchParams.has(CHECKED)
  const outcome = await loadPaymentOutcome({
    user: currentUser(context),
    reference,
    redirectStatus: url.searchParams.get('redirect_status'),
    isChecked: isChecked || (reference?.kind === 'session' && !(await mayAskStripe(context))),
    locale,
    now: new Date(),
  })
  if (outcome === 'just-activated') {
    await flashToast(context, 'subscriptionActivated')
    throw redirect(checkedPath(url), SEE_OTHER)
  }
  const problem =
    outcome.view !== 'failed'
      ? null
      : outcome.problem === 'unknown'
        ? errorCopy[locale].paymentUnknown
        : paymentSuccessCopy[locale].problems[outcome.problem]
  const supportEmail = env.supportEmail ?? null
  return data({ locale, outcome, problem, supportEmail }, { status: problem === null ? 200 : 400 })
})

/** Starts the subscription of a card that was set up, for a browser without script. */
export const action = page(async ({ request, url, context }: Route.ActionArgs) => {
  const { id, locale, clientAddress } = currentRequest(context)
  const user = currentUser(context)
  try {
    const { setupIntentId } = await parseBody(request, CompletionSchema)
    await requireBillingCall({ userId: user.id, clientAddress })
    const { status } = await completeSubscription({ user, setupIntentId })
    if (givesAccess(status)) await flashToast(context, 'subscriptionActivated')
    throw redirect(checkedPath(url), SEE_OTHER)
  } catch (error) {
    if (error instanceof Response) throw error
    const refusal = toAppError(error, id)
    const { problems } = paymentSuccessCopy[locale]
    const problem = refusal.status === 500 ? problems.initiation : refusal.sentence(errorCopy[locale])
    return data(
      { problem, isRefused: isRefusal(refusal.status) },
      { status: refusal.status, headers: refusalHeaders(refusal) },
    )
  }
})

export default function PaymentSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(paymentSuccessCopy)
  const { outcome, supportEmail } = loaderData
  const problem = loaderData.problem ?? actionData?.problem
  const view = () => {
    if (outcome.view === 'active') return <ActiveView day={outcome.day} />
    if (problem != null || outcome.view === 'failed') {
      const isUnconfirmed = outcome.view === 'failed' && outcome.problem === 'notConfirmed'
      const isRefused = isUnconfirmed || actionData?.isRefused === true
      const canAskAgain = outcome.view === 'pending' && !isRefused
      // What is sent here by hand is a setup.
      const about = isRefused ? 'refused' : actionData ? 'setup' : 'payment'
      return <FailedView problem={problem ?? ''} {...{ supportEmail, about, canAskAgain }} />
    }
    return <PendingView setupIntentId={outcome.setupIntentId} supportEmail={supportEmail} />
  }
  return <Page title={copy.pageTitle}>{view()}</Page>
}
