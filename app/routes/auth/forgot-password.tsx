import { redirect } from 'react-router'
import { ForgotPasswordForm, ForgotPasswordSent } from '#app/components/accounts/forgot-password-screens.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { passwordResetCopy } from '#app/config/copy/password-reset.ts'
import type { AppError } from '#app/errors.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { mailLinkLimits, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { ForgotPasswordSchema } from '#app/models/accounts/password/reset-form.ts'
import { requestPasswordReset } from '#app/services/accounts/reset-password.server.ts'
import type { Route } from './+types/forgot-password.ts'

const TOO_MANY = 429

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const copy = passwordResetCopy[metaLocale(matches)]
  const title = loaderData?.view === 'sent' ? copy.sent.title : copy.forgot.title
  return [{ title: pageTitle(title) }, { name: 'description', content: copy.forgot.description }]
}

export function loader({ url, context }: Route.LoaderArgs) {
  const view: 'form' | 'sent' = url.searchParams.has('sent') ? 'sent' : 'form'
  return { view, locale: currentRequest(context).locale }
}

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { locale, clientAddress } = currentRequest(context)
  const submission = await parseForm({ request, schema: ForgotPasswordSchema, context })
  if (submission.status !== 'success') return invalid(submission)
  const { email } = submission.value
  try {
    await requireWithin(mailLinkLimits({ clientAddress, email }))
    await requestPasswordReset({ email })
  } catch (error) {
    const { failed } = passwordResetCopy[locale].forgot
    // A rate limit also says how long to wait.
    const say = ({ status }: AppError, sentence: string) => (status === TOO_MANY ? `${failed} ${sentence}` : sentence)
    return refuseForm(submission, { error, context, failed, say })
  }
  await flashToast(context, 'resetLinkSent')
  // Without the email address: URLs end up in histories and logs.
  return redirect('/forgot-password?sent=1')
})

/** Without a connection the form stays as it is, with a message. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    // `fetch` throws a TypeError when no answer arrives; answers of the server are thrown as responses.
    if (error instanceof TypeError) return { isOffline: true as const }
    throw error
  }
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.view === 'sent' ? <ForgotPasswordSent /> : <ForgotPasswordForm lastResult={actionData} />
}
