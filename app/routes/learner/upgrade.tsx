import { randomUUID } from 'node:crypto'
import { redirect, redirectDocument } from 'react-router'
import { UpgradePage } from '#app/components/billing/upgrade-page.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import { LOG_IN_PATH, UPGRADE_PATH } from '#app/config/navigation.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { checkoutProblem } from '#app/http/responses/checkout-problem.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { requireBillingCall } from '#app/http/limits/rate-limit.server.ts'
import { openToHostedPages } from '#app/http/headers/page-sources.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { hasPlan } from '#app/models/billing/upgrade-view.ts'
import { UpgradeFormSchema } from '#app/models/billing/upgrade-form.ts'
import { loadUpgrade } from '#app/services/billing/load-upgrade.server.ts'
import { paymentUrl } from '#app/services/billing/payment-url.server.ts'
import type { Route } from './+types/upgrade.ts'

export { formHeaders as headers } from '#app/http/forms/form-refusal.server.ts'

export const handle = { hydrates: true }

const SEE_OTHER = 303

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const copy = upgradeCopy[metaLocale(matches)]
  return [{ title: pageTitle(loaderData && hasPlan(loaderData.view) ? copy.standing.pageTitle : copy.pageTitle) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const user = await findCurrentUser(context)
  if (user) openToHostedPages(context)
  const view = await loadUpgrade({ user, locale, now: new Date() })
  return { locale, view, attemptKey: randomUUID() }
})

/** A plan was chosen: load the payment page, Stripe's or ours, as a document. */
export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const user = await findCurrentUser(context)
  if (!user) {
    await flashToast(context, 'logInToUpgrade')
    throw redirect(`${LOG_IN_PATH}?redirectTo=${encodeURIComponent(UPGRADE_PATH)}`, SEE_OTHER)
  }
  try {
    const form = await parseBody(request, UpgradeFormSchema)
    await requireBillingCall({ userId: user.id, clientAddress: currentRequest(context).clientAddress })
    const url = await paymentUrl({ user, ...form, page: form.page, now: new Date() })
    throw redirectDocument(url, SEE_OTHER)
  } catch (error) {
    return checkoutProblem(error, context)
  }
})

export default function Upgrade({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(upgradeCopy)
  const { view, attemptKey } = loaderData
  return (
    <Page title={hasPlan(view) ? copy.standing.pageTitle : copy.pageTitle} subtitle={copy.subtitle}>
      <UpgradePage
        view={view}
        attemptKey={attemptKey}
        problem={actionData?.problem}
        reference={actionData?.reference}
      />
    </Page>
  )
}
