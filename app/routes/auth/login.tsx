import { redirectDocument } from 'react-router'
import { SignInForm } from '#app/components/public/account/sign-in-form.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { type SignInCopy, signInCopy } from '#app/config/copy/sign-in.ts'
import { env } from '#app/config/env.server.ts'
import { authenticateByPassword } from '#app/http/sign-in/authenticator.server.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { returnPath } from '#app/http/sign-in/return-path.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { SignInFormSchema } from '#app/models/accounts/account-form.ts'
import { logIn } from '#app/services/accounts/log-in.server.ts'
import type { Route } from './+types/login.ts'

const HIDDEN = ['password']

export { formHeaders as headers }

export function meta({ matches }: Route.MetaArgs) {
  const copy = signInCopy[metaLocale(matches)]
  return [{ title: pageTitle(copy.title) }, { name: 'description', content: copy.description }]
}

function isKnownError(name: string | null): name is keyof SignInCopy['oauth'] {
  return name !== null && Object.hasOwn(signInCopy.en.oauth, name)
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = currentRequest(context)
  const error = url.searchParams.get('error')
  return {
    locale,
    redirectTo: returnPath(url.searchParams.get('redirectTo')),
    hasGoogle: env.google !== undefined,
    notice: isKnownError(error) ? signInCopy[locale].oauth[error] : undefined,
  }
}

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { locale, session } = currentRequest(context)
  // A clone: the authenticator reads the request too.
  const form = await parseForm({ request: request.clone(), schema: SignInFormSchema, context })
  if (form.status !== 'success') return invalid(form, { hide: HIDDEN })
  try {
    const { wasLeaving, ...proof } = await authenticateByPassword({ request, context, logIn })
    await session.startByPassword(proof)
    await flashToast(context, wasLeaving ? 'deletionCancelled' : 'welcomeBack')
  } catch (error) {
    return refuseForm(form, { error, context, failed: signInCopy[locale].failed, hide: HIDDEN })
  }
  // A new document: the account's language may differ from the page's, and a bundle has one language.
  return redirectDocument(returnPath(form.value.redirectTo))
})

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInForm {...loaderData} lastResult={actionData} />
}
