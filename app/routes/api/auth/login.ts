import { authenticateByPassword } from '#app/http/sign-in/authenticator.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { getPublicUser } from '#app/models/accounts/public-user.server.ts'
import { logIn } from '#app/services/accounts/log-in.server.ts'
import type { Route } from './+types/login.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { userId, passwordHash } = await authenticateByPassword({ request, context, logIn })
    await currentRequest(context).session.startByPassword({ userId, passwordHash })
    return getPublicUser(userId)
  },
})

export { handle as loader, handle as action }
