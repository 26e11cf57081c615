import { data, redirect } from 'react-router'
import {
  ResetLinkRefused,
  ResetPasswordDone,
  ResetPasswordForm,
} from '#app/components/accounts/reset-password-screens.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { passwordResetCopy } from '#app/config/copy/password-reset.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { ResetPasswordFormSchema } from '#app/models/accounts/password/reset-form.ts'
import { checkResetLink, resetPassword } from '#app/services/accounts/reset-password.server.ts'
import type { Route } from './+types/reset-password.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

const PASSWORDS = ['newPassword', 'confirmPassword']
const VIEWS = { valid: 'form', expired: 'expired', unknown: 'invalid' } as const
type View = 'done' | (typeof VIEWS)[keyof typeof VIEWS]
const BAD_REQUEST = 400

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const copy = passwordResetCopy[metaLocale(matches)]
  const titles: Record<View, string> = {
    form: copy.reset.title,
    done: copy.done.title,
    expired: copy.expired.title,
    invalid: copy.invalid.title,
  }
  return [{ title: pageTitle(titles[loaderData?.view ?? 'invalid']) }, { name: 'robots', content: 'noindex' }]
}

/** Checks the link before anything is rendered; meanwhile the browser's or our own progress bar shows. */
export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const token = url.searchParams.get('token')
  if (url.searchParams.has('done')) return data<{ view: View; locale: typeof locale }>({ view: 'done', locale })
  if (!token) {
    await flashToast(context, 'invalidResetLink')
    throw redirect('/forgot-password')
  }
  const view: View = VIEWS[await checkResetLink(token)]
  return data({ view, locale }, { status: view === 'form' ? 200 : BAD_REQUEST })
})

export const action = page(async ({ request, url, context }: Route.ActionArgs) => {
  const submission = await parseForm({ request, schema: ResetPasswordFormSchema, context })
  if (submission.status !== 'success') return invalid(submission, { hide: PASSWORDS })
  const { newPassword } = submission.value
  try {
    await resetPassword({ token: url.searchParams.get('token') ?? '', newPassword })
  } catch (error) {
    const { failed } = passwordResetCopy[currentRequest(context).locale].reset
    return refuseForm(submission, { error, context, failed, hide: PASSWORDS })
  }
  await flashToast(context, 'passwordReset')
  return redirect('/reset-password?done=1')
})

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case 'form':
      return <ResetPasswordForm lastResult={actionData} />
    case 'done':
      return <ResetPasswordDone />
    default:
      return <ResetLinkRefused reason={loaderData.view} />
  }
}
