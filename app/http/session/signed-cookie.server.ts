import { Cookie } from '@remix-run/headers/cookie'
import { SetCookie } from '@remix-run/headers/set-cookie'
import { sign, unsign } from 'cookie-signature'
import { env } from '#app/config/env.server.ts'
import { sessionSecrets } from '#app/config/session-secret.server.ts'

/** On https the name starts with `__Host-`: browsers then require Secure, no domain and the path `/`. */
export function cookieName(name: string): string {
  return env.isHttps ? `__Host-${name}` : name
}

/** The value of one cookie, percent-decoded; undefined if it is missing or broken. */
function valueOf(header: string | null, name: string): string | undefined {
  // A fast path: most cookies are rare.
  if (!header?.includes(name)) return undefined
  try {
    return decodeURIComponent(Cookie.from(header).get(name) ?? '')
  } catch {
    return undefined
  }
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

interface SignedCookie {
  /** The value that this app stored; null if there is none, or if its signature is not ours. */
  parse: (header: string | null) => unknown
  /** The Set-Cookie line. An empty value with `maxAge: 0` deletes the cookie. */
  serialize: (value: unknown, options?: { maxAge: number }) => string
}

const ownSecrets = () => sessionSecrets({ configured: env.SESSION_SECRET, dataDir: env.DATA_DIR })

interface Options {
  maxAgeSeconds: number
  /** The first signs, all are accepted. */
  readSecrets?: () => readonly string[]
}

/**
 * A signed cookie: HttpOnly, SameSite=Lax, Secure on https. Its secret is read on first use, as it may be in a file. The
 * format is that of React Router's `createCookie`, whose signatures by Web Crypto took a tenth of a small request's time.
 */
export function signedCookie(name: string, { maxAgeSeconds, readSecrets = ownSecrets }: Options): SignedCookie {
  let secrets: readonly string[] | undefined
  const own = () => (secrets ??= readSecrets())
  return {
    parse(header) {
      const signed = valueOf(header, cookieName(name))
      if (signed === undefined || signed === '') return null
      for (const secret of own()) {
        const encoded = unsign(signed, secret)
        if (encoded !== false) return decode(encoded) ?? null
      }
      return null
    },
    serialize(value, { maxAge } = { maxAge: maxAgeSeconds }) {
      const [secret] = own()
      if (secret === undefined) throw new Error('There is no secret to sign a cookie with.')
      const encoded = Buffer.from(JSON.stringify(value)).toString('base64')
      const signed = value === '' ? '' : encodeURIComponent(sign(encoded, secret))
      return new SetCookie({
        name: cookieName(name),
        value: signed,
        path: '/',
        maxAge,
        httpOnly: true,
        sameSite: 'Lax',
        secure: env.isHttps,
      }).toString()
    },
  }
}
