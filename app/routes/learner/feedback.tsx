import { redirect } from 'react-router'
import { FeedbackForm } from '#app/components/feedback/feedback-form.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { createFeedback } from '#app/models/feedback/feedback.server.ts'
import { FeedbackSchema } from '#app/models/feedback/feedback-form.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import type { Route } from './+types/feedback.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

const FALLBACK = '/dashboard'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(feedbackCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  return { locale: currentRequest(context).locale, from: sitePath(url.searchParams.get('from')) ?? FALLBACK }
})

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { clientAddress, locale } = currentRequest(context)
  const form = await parseForm({ request, schema: FeedbackSchema, context })
  if (form.status !== 'success') return invalid(form)
  try {
    await requireWithin(limitsOf({ name: 'feedback', clientAddress }))
    const user = await findCurrentUser(context)
    await createFeedback({ feedback: form.value, userId: user?.id })
    await flashToast(context, 'feedbackSent')
  } catch (error) {
    // The form keeps what was written.
    return refuseForm(form, { error, context, failed: feedbackCopy[locale].failed })
  }
  throw redirect(sitePath(form.value.pageUrl) ?? FALLBACK, 303)
})

export default function Feedback({ loaderData, actionData }: Route.ComponentProps) {
  return <FeedbackForm lastResult={actionData} from={loaderData.from} />
}
