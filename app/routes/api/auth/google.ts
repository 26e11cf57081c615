import { redirect } from 'react-router'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { beginGoogleSignIn } from '#app/http/sign-in/google-sign-in.server.ts'
import type { Route } from './+types/google.ts'

const handle = endpoint({
  async GET(args: Route.LoaderArgs) {
    try {
      return await beginGoogleSignIn(args)
    } catch (error) {
      const isNavigation = args.request.headers.get('Accept')?.includes('text/html') ?? false
      if (!(error instanceof AppError) || !isNavigation) throw error
      return redirect(`/login?error=${env.google ? 'oauth_failed' : 'oauth_unavailable'}`)
    }
  },
})

export { handle as loader, handle as action }
