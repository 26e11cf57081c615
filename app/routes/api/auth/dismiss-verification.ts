import { redirect } from 'react-router'
import { endpoint } from '#app/http/endpoint.server.ts'
import { isFormNavigation, pageOf } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { dismissVerificationBanner } from '#app/http/sign-in/verification-banner.server.ts'
import type { Route } from './+types/dismiss-verification.ts'

/** POST /api/auth/dismiss-verification: the banner's button. A form goes back to its page. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    dismissVerificationBanner(context, currentUser(context).id)
    return isFormNavigation(request) ? redirect(pageOf(request), 303) : { dismissed: true }
  },
})

export { handle as loader, handle as action }
