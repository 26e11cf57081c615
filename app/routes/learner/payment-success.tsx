import { data, redirect, type RouterContextProvider } from 'react-router'
import { isRefusal } from '#app/components/billing/payment/activation.ts'
import { ActiveView, FailedView, PendingView, UnpaidView } from '#app/components/billing/payment/payment-views.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { errorCopy } from '#app/config/copy/errors.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { paymentSuccessCopy } from '#app/config/copy/payment-success.ts'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { requireBillingCall } from '#app/http/limits/rate-limit.server.ts'
import { refusalHeaders, toAppError } from '#app/http/responses/refusal.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { isSubscribed } from '#app/models/accounts/current-user.ts'
import { CompletionSchema } from '#app/models/billing/billing-form.ts'
import type { PaymentOutcome, PaymentProblem } from '#app/models/billing/payment-outcome.ts'
import { readPaymentReference } from '#app/models/billing/payment-query.ts'
import { givesAccess } from '#app/models/billing/subscription-status.ts'
import { completeSubscription } from '#app/services/billing/complete-subscription.server.ts'
import { loadPaymentOutcome } from '#app/services/billing/load-payment-outcome.server.ts'
import type { Route } from './+types/payment-success.ts'

export { formHeaders as headers } from '#app/http/forms/form-refusal.server.ts'

export const handle = { hydrates: true }

const SEE_OTHER = 303
/** In the URL once Stripe has been asked, so that the page shows what is stored and cannot redirect to itself for ever. */
const CHECKED = 'checked'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(paymentSuccessCopy[metaLocale(matches)].pageTitle) }]
}

function checkedPath(url: URL): string {
  const query = new URLSearchParams(url.searchParams)
  query.set(CHECKED, '1')
  return `${url.pathname}?${query.toString()}`
}

/** Past the rate limit the page shows what is stored. The webhook works without it. */
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

/** The page's one-sentence summary; null if the view has its own. */
function sentenceOf(outcome: PaymentOutcome, locale: Locale): string | null {
  const { unpaid, problems } = paymentSuccessCopy[locale]
  const { paymentNeedsAction: action, paymentCancelled: cancelled, paymentTooOld: over } = errorCopy[locale]
  if (outcome.view === 'unpaid') return { ...unpaid.reasons, action, cancelled, over }[outcome.reason]
  if (outcome.view !== 'failed') return null
  return outcome.problem === 'noParameters' ? problems.noPayment : problems[outcome.problem]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { id: reference, locale } = currentRequest(context)
  const user = currentUser(context)
  const now = new Date()
  const outcome = await loadPaymentOutcome({
    user,
    reference: readPaymentReference(url.searchParams),
    redirectStatus: url.searchParams.get('redirect_status'),
    mayAsk: () => mayAskStripe(context),
    isChecked: url.searchParams.has(CHECKED),
    locale,
    now,
  })
  if (outcome === 'just-activated') {
    await flashToast(context, 'subscriptionActivated')
    throw redirect(checkedPath(url), SEE_OTHER)
  }
  const support = { email: env.supportEmail ?? null, reference }
  const sentence = sentenceOf(outcome, locale)
  const hasPro = isSubscribed(user, now)
  return data({ locale, outcome, sentence, hasPro, support }, { status: outcome.view === 'failed' ? 400 : 200 })
})

/** Starts the subscription for a card that was set up, without JavaScript. */
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
      { problem, isRefused: isRefusal(refusal.status), reference: id },
      { status: refusal.status, headers: refusalHeaders(refusal) },
    )
  }
})

/** Shown below the problem: what it means for the payment, and what to do. */
function aboutOf(problem: PaymentProblem) {
  if (problem === 'given') return 'refused'
  return problem === 'arrears' ? 'arrears' : 'payment'
}

export default function PaymentSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(paymentSuccessCopy)
  const { outcome, sentence, hasPro, support } = loaderData
  const view = () => {
    if (outcome.view === 'active') return <ActiveView day={outcome.day} />
    if (actionData) {
      // The plain form always sends a setup.
      const { problem, isRefused, reference } = actionData
      const about = isRefused ? 'refused' : 'setup'
      return <FailedView {...{ problem, about }} support={{ ...support, reference }} canAskAgain={!isRefused} />
    }
    if (outcome.view === 'pending') return <PendingView {...outcome} support={support} />
    const text = sentence ?? ''
    if (outcome.view === 'unpaid')
      return <UnpaidView {...{ text, hasPro, support }} hasEnded={outcome.reason === 'ended'} />
    const detail = outcome.problem === 'noParameters' ? copy.problems.noParameters : undefined
    const canAskAgain = outcome.problem === 'unreceived'
    return <FailedView problem={text} about={aboutOf(outcome.problem)} {...{ detail, support, canAskAgain }} />
  }
  return <Page title={copy.pageTitle}>{view()}</Page>
}
