import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'

type Part = 'discovery' | 'jwks' | 'token'
/** `down` answers 503; `hang` accepts the request and never responds; `trickle` sends the headers and never the body. */
type Fault = 'down' | 'hang' | 'trickle'
type Claims = Record<string, unknown>

export const GOOGLE_CLIENT = { id: 'kopru-test', secret: 'kopru-test-secret' } as const

const PATHS = new Map<string, Part>([
  ['/.well-known/openid-configuration', 'discovery'],
  ['/jwks', 'jwks'],
  ['/token', 'token'],
])

export interface GoogleDouble {
  /** For GOOGLE_ISSUER. */
  issuer: string
  /** How often each endpoint was requested. */
  calls: Record<Part, number>
  /** The claims of id tokens from now on; an undefined one is left out. */
  setClaims: (claims: Claims) => void
  /** The endpoint that fails from now on. */
  setFault: (part: Part, fault: Fault | undefined) => void
  /** The issuer in its documents and tokens from now on. */
  setIssuer: (issuer: string) => void
  /** How the next id token is tampered with. */
  alterIdToken: (alter: (idToken: string) => string) => void
  /** The person declines at the consent screen. */
  denyConsent: () => void
  reset: () => void
  close: () => Promise<void>
}

/** A new, unique person at Google. */
export function googlePerson(changes: Claims = {}): Claims {
  const id = randomUUID()
  return {
    sub: id,
    email: `${id}@example.org`,
    email_verified: true,
    given_name: 'Işıl',
    family_name: `Öğüt ${id.slice(0, 8)}`,
    picture: 'https://example.org/picture.png',
    ...changes,
  }
}

function breakOff(response: ServerResponse, fault: Fault): void {
  if (fault === 'down') response.writeHead(503).end()
  if (fault === 'trickle') response.writeHead(200, { 'Content-Type': 'application/json' }).write('{')
}

/** A real OpenID provider on loopback, with faults on request. Independent of the test runner. */
export async function startGoogleDouble(options: { port?: number } = {}): Promise<GoogleDouble> {
  const issuer = new OAuth2Issuer(undefined)
  await issuer.keys.generate('RS256')
  const service = new OAuth2Service(issuer)
  const calls: Record<Part, number> = { discovery: 0, jwks: 0, token: 0 }
  let faults: Partial<Record<Part, Fault>> = {}
  let claims: Claims = googlePerson()

  service.on('beforeTokenSigning', ({ payload }: { payload: Claims }) => Object.assign(payload, claims))

  const server = createServer((request, response) => {
    const part = PATHS.get((request.url ?? '').split('?')[0] ?? '')
    if (part) calls[part] += 1
    const fault = part && faults[part]
    if (fault) breakOff(response, fault)
    else service.requestHandler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the double has no port')
  const url = `http://127.0.0.1:${address.port}`
  issuer.url = url

  return {
    issuer: url,
    calls,
    setClaims: (changed) => void (claims = changed),
    setFault: (part, fault) => void (faults = { ...faults, [part]: fault }),
    setIssuer: (changed) => void (issuer.url = changed),
    alterIdToken(alter) {
      service.once('beforeResponse', ({ body }: { body: { id_token: string } }) => {
        body.id_token = alter(body.id_token)
      })
    },
    denyConsent() {
      service.once('beforeAuthorizeRedirect', (redirect: { url: URL }) => {
        redirect.url.searchParams.delete('code')
        redirect.url.searchParams.set('error', 'access_denied')
      })
    },
    reset() {
      faults = {}
      claims = googlePerson()
      issuer.url = url
      Object.assign(calls, { discovery: 0, jwks: 0, token: 0 })
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
}
