import type { RouterContextProvider } from 'react-router'
import { Authenticator } from 'remix-auth'
import { Strategy } from 'remix-auth/strategy'
import type { z } from 'zod'
import { AppError } from '#app/errors.ts'
import { SignInSchema } from '#app/models/accounts/account-form.ts'
import { findCredentials, type StoredCredentials } from '#app/models/accounts/user.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { parseBody } from '../forms/body.server.ts'
import { currentRequest } from '../context.server.ts'
import { forgiveTry, limitsOf, requireWithin } from '../limits/rate-limit.server.ts'

type Credentials = z.output<typeof SignInSchema>

/** Reads a name and password from a form or JSON; the accounts service checks them. */
class PasswordStrategy<User> extends Strategy<User, Credentials> {
  override name = 'password'

  override async authenticate(request: Request): Promise<User> {
    const { username, password } = await parseBody(request, SignInSchema)
    return this.verify({ username, password })
  }
}

interface Options<User> {
  request: Request
  context: Readonly<RouterContextProvider>
  /** Null for wrong credentials; `account` is null if no account has that name or address. */
  logIn: (credentials: { account: StoredCredentials | null; password: string }) => Promise<User | null>
}

/** The key that failures count for: the account, by either of its names, else the input. */
function countedAs(account: StoredCredentials | null, username: string): string {
  return account ? `id ${account.id}` : `name ${username}`
}

function noteFailure(account: StoredCredentials | null, reason: 'limit' | 'no-password' | 'wrong-password'): void {
  const why = account === null && reason !== 'limit' ? 'unknown-name' : reason
  noteSecurity({ event: 'sign-in-failed', userId: account?.id, way: 'password', reason: why })
}

/**
 * Signs in by name and password. Failures are counted by account and by address. An attempt counts before the password is
 * checked and is taken back if it was right, so that parallel guesses cannot slip through.
 *
 * @throws AppError VALIDATION_FAILED, RATE_LIMITED, or UNAUTHENTICATED for wrong credentials.
 */
export function authenticateByPassword<User>({ request, context, logIn }: Options<User>): Promise<User> {
  const { clientAddress } = currentRequest(context)
  const verify = async ({ username, password }: Credentials): Promise<User> => {
    const account = await findCredentials(username)
    const limits = limitsOf({
      name: 'sign-in',
      clientAddress,
      account: countedAs(account, username),
    })
    await requireWithin(limits).catch((error: unknown) => {
      if (error instanceof AppError) noteFailure(account, 'limit')
      throw error
    })
    const user = await logIn({ account, password })
    if (user === null) noteFailure(account, account?.password ? 'wrong-password' : 'no-password')
    if (user === null) throw new AppError('UNAUTHENTICATED', (copy) => copy.wrongCredentials)
    await forgiveTry(limits)
    return user
  }
  const authenticator = new Authenticator<User>()
  return authenticator.use(new PasswordStrategy(verify)).authenticate('password', request)
}
