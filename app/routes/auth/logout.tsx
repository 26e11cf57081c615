import { redirect } from 'react-router'
import { CardHeading } from '#app/components/accounts/card-heading.tsx'
import { FormFrame } from '#app/components/forms/form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { signInCopy } from '#app/config/copy/sign-in.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { log } from '#app/log.server.ts'
import type { Route } from './+types/logout.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(signInCopy[metaLocale(matches)].logOut.title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  if (!(await findCurrentUser(context))) throw redirect('/login')
  return { locale: currentRequest(context).locale }
})

/** Always ends at /login, even if the session could not be ended on the server. */
export const action = page(async ({ context }: Route.ActionArgs) => {
  const { id, session } = currentRequest(context)
  try {
    await session.end()
    await flashToast(context, 'loggedOut')
  } catch (error) {
    log.error({ requestId: id, err: error }, 'logout failed')
  }
  return redirect('/login')
})

export default function Logout() {
  const copy = useCopy(signInCopy).logOut
  return (
    <>
      <CardHeading title={copy.title}>{copy.text}</CardHeading>
      <FormFrame lastResult={undefined} className="flex flex-wrap gap-3">
        <SubmitButton pending={copy.pending}>{copy.submit}</SubmitButton>
        <ButtonLink to="/dashboard" look="secondary">
          {copy.stay}
        </ButtonLink>
      </FormFrame>
    </>
  )
}
