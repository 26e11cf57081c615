import { data, redirect } from 'react-router'
import { NoTemporaryUser, UsernameSetup } from '#app/components/accounts/username-setup.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { googleSignUpCopy } from '#app/config/copy/google-sign-up.ts'
import type { AppError } from '#app/errors.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { googleSignUpCookie, readGoogleSignUp } from '#app/http/sign-in/google-sign-in.server.ts'
import { clearSampleCookie, readSampleCookie } from '#app/http/session/sample-cookie.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { toAppError } from '#app/http/responses/refusal.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { GoogleSignUpSchema } from '#app/models/accounts/google/google-sign-up-form.ts'
import { findTemporaryGoogleUser } from '#app/models/accounts/google/temporary-google-user.server.ts'
import { isEmailTaken } from '#app/models/accounts/user.server.ts'
import { finishGoogleSignUp } from '#app/services/accounts/finish-google-sign-up.server.ts'
import type { Route } from './+types/username-setup.ts'

const EXPIRED = '/login?error=oauth_session_expired'

export const handle = { hydrates: true }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(googleSignUpCopy[metaLocale(matches)].pageTitle) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { locale } = currentRequest(context)
  const token = await readGoogleSignUp(context)
  if (token === undefined) throw redirect(EXPIRED)
  const person = await findTemporaryGoogleUser(token)
  if (person?.isExpired) throw redirect(EXPIRED)
  if (!person) return data({ view: 'none' as const, locale }, { status: 404 })
  const { firstName, email, suggestedUsername } = person
  const obstacle = (await isEmailTaken(email)) ? errorCopy[locale].googleEmailTaken : undefined
  return data({ view: 'form' as const, locale, firstName, email, suggestedUsername, obstacle })
})

export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const { session, setCookies, clientAddress, locale, id } = currentRequest(context)
  const token = await readGoogleSignUp(context)
  if (token === undefined) throw redirect(EXPIRED)
  const form = await parseForm({ request, schema: GoogleSignUpSchema, context })
  if (form.status !== 'success') return invalid(form)
  await requireWithin(limitsOf({ name: 'sign-up', clientAddress }))
  const { username, timezone } = form.value
  const { tokens: sampleTokens } = await readSampleCookie(context)
  try {
    const made = await finishGoogleSignUp({ token, username, timezone, locale, sampleTokens })
    await session.start(made.id)
    await flashToast(context, await clearSampleCookie(context, made.keptSamples))
  } catch (error) {
    const refusal = toAppError(error, id)
    if (refusal.code === 'EXPIRED_TOKEN') throw redirect(EXPIRED)
    return invalid(form, refused(refusal, locale))
  }
  setCookies.push(googleSignUpCookie.serialize('', { maxAge: 0 }))
  return redirect('/dashboard')
})

/** Where the form says what is wrong. What is not about what was typed is one sentence above it. */
function refused(refusal: AppError, locale: keyof typeof errorCopy) {
  const sentence = refusal.sentence(errorCopy[locale])
  if (refusal.fields?.username) return { fields: { username: sentence } }
  const isForeseen = refusal.code === 'VALIDATION_FAILED'
  return { form: isForeseen ? sentence : googleSignUpCopy[locale].failed, status: refusal.status }
}

export default function UsernameSetupPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.view === 'none') return <NoTemporaryUser />
  return <UsernameSetup {...loaderData} lastResult={actionData} />
}
