import { fieldRefusal, parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { clearSampleCookie, readSampleCookie } from '#app/http/session/sample-cookie.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { RegisterSchema } from '#app/models/accounts/account-form.ts'
import { getPublicUser } from '#app/models/accounts/public-user.server.ts'
import { registerUser } from '#app/services/accounts/register-user.server.ts'
import type { Route } from './+types/register.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { clientAddress, locale, session } = currentRequest(context)
    const { confirmPassword: _, ...registration } = await parseBody(request, RegisterSchema)
    await requireWithin(limitsOf({ name: 'sign-up', clientAddress }))
    const { tokens: sampleTokens } = await readSampleCookie(context)
    const outcome = await registerUser({ ...registration, locale, sampleTokens })
    if (outcome.status === 'taken') throw fieldRefusal(outcome.fields)
    await session.start(outcome.userId)
    await clearSampleCookie(context, outcome.keptSamples)
    const user = await getPublicUser(outcome.userId)
    return Response.json(user, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
