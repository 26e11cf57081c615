import { redirect } from 'react-router'
import { SignUpForm } from '#app/components/public/account/sign-up-form.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { problemCopy } from '#app/config/copy/problems.ts'
import { signUpCopy } from '#app/config/copy/sign-up.ts'
import { env } from '#app/config/env.server.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { clearSampleCookie, readSampleCookie } from '#app/http/session/sample-cookie.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { returnPath } from '#app/http/sign-in/return-path.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { SignUpSchema } from '#app/models/accounts/account-form.ts'
import { registerUser } from '#app/services/accounts/register-user.server.ts'
import type { Route } from './+types/signup.ts'

const HIDDEN = ['password', 'confirmPassword']

export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  const copy = signUpCopy[metaLocale(matches)]
  return [{ title: pageTitle(copy.title) }, { name: 'description', content: copy.description }]
}

export function loader({ url, context }: Route.LoaderArgs) {
  return {
    locale: currentRequest(context).locale,
    redirectTo: returnPath(url.searchParams.get('redirectTo')),
    hasGoogle: env.google !== undefined,
  }
}

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { locale, session, clientAddress } = currentRequest(context)
  const form = await parseForm({ request, schema: SignUpSchema, context })
  if (form.status !== 'success') return invalid(form, { hide: HIDDEN })
  const { redirectTo, confirmPassword: _, terms: __, ...registration } = form.value
  try {
    await requireWithin(limitsOf({ name: 'sign-up', clientAddress }))
    const { tokens: sampleTokens } = await readSampleCookie(context)
    const outcome = await registerUser({ ...registration, locale, sampleTokens })
    if (outcome.status === 'taken') {
      const said = Object.entries(outcome.fields).map(([name, key]) => [name, problemCopy[locale][key]])
      return invalid(form, { hide: HIDDEN, fields: Object.fromEntries(said) })
    }
    await session.start(outcome.userId)
    await flashToast(context, await clearSampleCookie(context, outcome.keptSamples))
  } catch (error) {
    return refuseForm(form, { error, context, failed: signUpCopy[locale].failed, hide: HIDDEN })
  }
  return redirect(returnPath(redirectTo))
})

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpForm {...loaderData} lastResult={actionData} />
}
