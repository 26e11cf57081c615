import { AppError } from '#app/errors.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { googleSignUpCookie, readGoogleSignUp } from '#app/http/sign-in/google-sign-in.server.ts'
import { clearSampleCookie, readSampleCookie } from '#app/http/session/sample-cookie.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { GoogleRegisterSchema } from '#app/models/accounts/google/google-sign-up-form.ts'
import { getPublicUser } from '#app/models/accounts/public-user.server.ts'
import { finishGoogleSignUp } from '#app/services/accounts/finish-google-sign-up.server.ts'
import type { Route } from './+types/complete-oauth-registration.ts'

const handle = endpoint({
  async POST({ request, context }: Route.ActionArgs) {
    const { session, setCookies, clientAddress, locale } = currentRequest(context)
    const { username, timezone } = await parseBody(request, GoogleRegisterSchema)
    const token = await readGoogleSignUp(context)
    if (token === undefined) throw new AppError('EXPIRED_TOKEN', (copy) => copy.noTemporaryUser)
    await requireWithin(limitsOf({ name: 'sign-up', clientAddress }))
    const { tokens: sampleTokens } = await readSampleCookie(context)
    const { id, keptSamples } = await finishGoogleSignUp({ token, username, timezone, locale, sampleTokens })
    await session.start(id)
    await clearSampleCookie(context, keptSamples)
    setCookies.push(googleSignUpCookie.serialize('', { maxAge: 0 }))
    return Response.json(await getPublicUser(id), { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
