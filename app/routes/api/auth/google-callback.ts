import { redirect } from 'react-router'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { finishGoogleSignIn, googleSignUpCookie } from '#app/http/sign-in/google-sign-in.server.ts'
import { toAppError } from '#app/http/responses/refusal.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { signInWithGoogle } from '#app/services/accounts/sign-in-with-google.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import type { Route } from './+types/google-callback.ts'

async function answer({ request, context }: Route.LoaderArgs): Promise<Response> {
  const trip = await finishGoogleSignIn({ request, context })
  if ('failure' in trip) return redirect(`/login?error=${trip.failure}`)
  const current = currentRequest(context)
  const outcome = await signInWithGoogle(trip.identity)
  if (outcome.kind === 'username-wanted') {
    current.setCookies.push(googleSignUpCookie.serialize(outcome.token))
    return redirect('/username-setup')
  }
  await current.session.start(outcome.userId)
  noteSecurity({ event: 'sign-in', userId: outcome.userId, way: 'google' })
  await flashToast(context, outcome.wasLeaving ? 'deletionCancelled' : 'welcomeBack')
  return redirect(trip.returnTo)
}

const handle = endpoint({
  async GET(args: Route.LoaderArgs) {
    try {
      return await answer(args)
    } catch (error) {
      // A browser is on its way here: it is led to a page, whatever happened; the log has the reason.
      toAppError(error, currentRequest(args.context).id)
      return redirect('/login?error=oauth_failed')
    }
  },
})

export { handle as loader, handle as action }
