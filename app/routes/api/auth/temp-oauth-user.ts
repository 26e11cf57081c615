import { AppError } from '#app/errors.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { readGoogleSignUp } from '#app/http/sign-in/google-sign-in.server.ts'
import { findTemporaryGoogleUser } from '#app/models/accounts/google/temporary-google-user.server.ts'
import type { Route } from './+types/temp-oauth-user.ts'

const handle = endpoint({
  async GET({ context }: Route.LoaderArgs) {
    const token = await readGoogleSignUp(context)
    const person = token === undefined ? null : await findTemporaryGoogleUser(token)
    if (!person || person.isExpired) throw new AppError('NOT_FOUND', (copy) => copy.noTemporaryUser)
    const { suggestedUsername, firstName, email } = person
    return { suggestedUsername, firstName, email }
  },
})

export { handle as loader, handle as action }
