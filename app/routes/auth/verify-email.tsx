import { data, redirect } from 'react-router'
import {
  VerifyEmailConfirm,
  VerifyEmailDone,
  VerifyEmailRefused,
} from '#app/components/accounts/verify-email-screens.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { emailVerificationCopy } from '#app/config/copy/email-verification.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { checkVerificationLink, verifyEmail } from '#app/services/accounts/verify-email.server.ts'
import type { Route } from './+types/verify-email.ts'

export const handle = { hydrates: true }

const VIEWS = { valid: 'confirm', verified: 'verified', expired: 'expired', unknown: 'invalid' } as const
const BAD_REQUEST = 400

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const copy = emailVerificationCopy[metaLocale(matches)]
  return [{ title: pageTitle(copy[loaderData?.view ?? 'invalid'].title) }, { name: 'robots', content: 'noindex' }]
}

/**
 * Opening the link only asks: scanners of mail servers open every link, some with a whole browser, and would verify
 * addresses whose owners never saw the mail. The button's POST verifies, with or without JavaScript.
 */
export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const user = await findCurrentUser(context)
  const view = VIEWS[await checkVerificationLink({ token: url.searchParams.get('token'), user })]
  const isFault = view === 'expired' || view === 'invalid'
  const { locale } = currentRequest(context)
  return data({ view, locale, isSignedIn: user !== undefined }, { status: isFault ? BAD_REQUEST : 200 })
})

export const action = page(async ({ url, context }: Route.ActionArgs) => {
  const state = await verifyEmail(url.searchParams.get('token'))
  // What is wrong with the link is the loader's to say.
  if (state === 'expired' || state === 'unknown') return data(null, { status: BAD_REQUEST })
  await flashToast(context, 'emailVerified')
  return redirect((await findCurrentUser(context)) ? '/dashboard' : '/login')
})

export default function VerifyEmail({ loaderData: { view, isSignedIn } }: Route.ComponentProps) {
  switch (view) {
    case 'confirm':
      return <VerifyEmailConfirm />
    case 'verified':
      return <VerifyEmailDone isSignedIn={isSignedIn} />
    default:
      return <VerifyEmailRefused reason={view} isSignedIn={isSignedIn} />
  }
}
