import { createHash } from 'node:crypto'
import { CodeChallengeMethod, OAuth2Strategy } from 'remix-auth-oauth2'
import { GOOGLE_STATE_COOKIE_NAME, GOOGLE_TIMEOUT_MS, GOOGLE_TRIP_MINUTES } from '#app/config/accounts.ts'
import { env, type Env } from '#app/config/env.server.ts'
import { type GoogleIdentity, GoogleIdentitySchema } from '#app/models/accounts/google/google-identity.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { GoogleProvider } from './google-provider.server.ts'
import { cookieName } from '../session/signed-cookie.server.ts'

type Tokens = OAuth2Strategy.VerifyOptions['tokens']

const SCOPES = ['openid', 'email', 'profile']

/** Google's response was invalid, or timed out. */
export class GoogleAnswerError extends Error {
  constructor(cause: unknown) {
    super('Google did not identify anybody.', { cause })
    this.name = 'GoogleAnswerError'
  }
}

/** The library appends `:` and a random id: one cookie per sign-in. */
export function stateCookieName(): string {
  return cookieName(GOOGLE_STATE_COOKIE_NAME)
}

/** Binds the id token to the state, and through the state's cookie to this browser. */
function nonceOf(state: string): string {
  return createHash('sha256').update(`nonce ${state}`).digest('base64url')
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer in time.')), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** OAuth 2.0 with PKCE (S256) and state from the library; the OpenID Connect id token identifies the user. */
export class GoogleStrategy extends OAuth2Strategy<GoogleIdentity> {
  override name = 'google'

  constructor(provider: GoogleProvider, settings: NonNullable<Env['google']>) {
    super(
      {
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        authorizationEndpoint: provider.authorizationEndpoint,
        tokenEndpoint: provider.tokenEndpoint,
        redirectURI: `${env.APP_URL}/api/auth/google/callback`,
        scopes: SCOPES,
        codeChallengeMethod: CodeChallengeMethod.S256,
        cookie: {
          name: stateCookieName(),
          httpOnly: true,
          sameSite: 'Lax',
          path: '/',
          ...(env.isHttps && { secure: true }),
          maxAge: GOOGLE_TRIP_MINUTES * MINUTE_SECONDS,
        },
      },
      async ({ request, tokens }) => {
        const state = new URL(request.url).searchParams.get('state') ?? ''
        try {
          return GoogleIdentitySchema.parse(await provider.verifyIdToken(tokens.idToken(), nonceOf(state)))
        } catch (error) {
          throw new GoogleAnswerError(error)
        }
      },
    )
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const extended = new URLSearchParams(params)
    extended.set('nonce', nonceOf(params.get('state') ?? ''))
    extended.set('prompt', 'select_account')
    return extended
  }

  /** The library's request has no time-out; an abandoned one ends with fetch's own. */
  protected override async validateAuthorizationCode(code: string, codeVerifier: string): Promise<Tokens> {
    try {
      return await within(GOOGLE_TIMEOUT_MS, super.validateAuthorizationCode(code, codeVerifier))
    } catch (error) {
      throw new GoogleAnswerError(error)
    }
  }
}
