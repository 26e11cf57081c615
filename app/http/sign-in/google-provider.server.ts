import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import {
  GOOGLE_CLOCK_TOLERANCE_SECONDS,
  GOOGLE_DISCOVERY_LIFETIME_MS,
  GOOGLE_TIMEOUT_MS,
  GOOGLE_TOKEN_MAX_AGE_SECONDS,
} from '#app/config/accounts.ts'
import type { Env } from '#app/config/env.server.ts'
import { timedCall } from '#app/telemetry/provider-call.server.ts'

type GoogleSettings = NonNullable<Env['google']>

const DISCOVERY_PATH = '.well-known/openid-configuration'
const ALGORITHMS = ['RS256', 'ES256']
/** Google's tokens may omit the scheme (developers.google.com/identity/openid-connect, "ID token payload"). */
const OTHER_ISSUER_NAMES = new Map([['https://accounts.google.com', 'accounts.google.com']])

const DiscoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

export interface GoogleProvider {
  authorizationEndpoint: string
  tokenEndpoint: string
  /** The claims of an id token, if Google issued it for us, it is fresh, and its nonce matches; else rejects. */
  verifyIdToken: (token: string, nonce: string) => Promise<JWTPayload>
}

function requireParty({ payload, clientId }: { payload: JWTPayload; clientId: string }): void {
  const severalAudiences = Array.isArray(payload.aud) && payload.aud.length > 1
  if (severalAudiences && payload.azp === undefined) throw new Error('An id token for several parties must say azp.')
  if (payload.azp !== undefined && payload.azp !== clientId)
    throw new Error('This id token was issued to another party.')
}

/** Fetches Google's endpoints. The time-out includes the body; an https issuer must have https endpoints. */
async function discover({ issuer, clientId }: GoogleSettings): Promise<GoogleProvider> {
  const response = await fetch(new URL(DISCOVERY_PATH, issuer.endsWith('/') ? issuer : `${issuer}/`), {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(GOOGLE_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The discovery document answered ${response.status}.`)
  const found = DiscoverySchema.parse(await response.json())
  if (found.issuer !== issuer) throw new Error('The discovery document names another issuer.')
  const endpoints = [found.authorization_endpoint, found.token_endpoint, found.jwks_uri]
  if (issuer.startsWith('https:') && !endpoints.every((endpoint) => endpoint.startsWith('https:'))) {
    throw new Error('The discovery document names an endpoint without TLS.')
  }
  const keys = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: GOOGLE_TIMEOUT_MS })
  const otherName = OTHER_ISSUER_NAMES.get(issuer)
  return {
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    async verifyIdToken(token, nonce) {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer: otherName === undefined ? issuer : [issuer, otherName],
        audience: clientId,
        maxTokenAge: GOOGLE_TOKEN_MAX_AGE_SECONDS,
        clockTolerance: GOOGLE_CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      })
      requireParty({ payload, clientId })
      if (payload.nonce !== nonce) throw new Error('This id token answers another question.')
      return payload
    },
  }
}

let known: { provider: Promise<GoogleProvider>; until: number } | undefined

/** Google's endpoints and keys: fetched once an hour, and again after a failure. Concurrent requests share one fetch. */
export function getGoogleProvider(settings: GoogleSettings): Promise<GoogleProvider> {
  if (known && performance.now() < known.until) return known.provider
  const reading = {
    provider: timedCall({ provider: 'google', purpose: 'discovery' }, () => discover(settings)),
    until: performance.now() + GOOGLE_DISCOVERY_LIFETIME_MS,
  }
  known = reading
  reading.provider.catch(() => {
    if (known === reading) known = undefined
  })
  return reading.provider
}
