import { createHmac, timingSafeEqual } from 'node:crypto'
import { Cookie } from '@remix-run/headers/cookie'
import { createCookie } from 'react-router'
import { env } from '#app/config/env.server.ts'
import { sessionSecrets } from '#app/config/session-secret.server.ts'

/** On https the name starts with `__Host-`: browsers then require Secure, no domain and the path `/`. */
export function cookieName(name: string): string {
  return env.isHttps ? `__Host-${name}` : name
}

const hasSignature = (text: string, signature: Buffer, secret: string): boolean => {
  const right = createHmac('sha256', secret).update(text).digest()
  return right.length === signature.length && timingSafeEqual(right, signature)
}

/**
 * The value in a signed cookie as React Router writes it, the JSON in base64 before its signature in base64; null unless one of the
 * secrets has signed it. React Router's own reading takes half a millisecond, which every request of a learner would pay.
 */
export function readSigned(cookie: string, secrets: readonly string[]): unknown {
  const end = cookie.lastIndexOf('.')
  if (end < 0) return null
  const text = cookie.slice(0, end)
  const signature = Buffer.from(cookie.slice(end + 1), 'base64')
  if (!secrets.some((secret) => hasSignature(text, signature, secret))) return null
  return JSON.parse(Buffer.from(text, 'base64').toString())
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** A signed cookie: HttpOnly, SameSite=Lax, Secure on https. Created on first use, as its secret may be in a file. */
export function signedCookie(name: string, options: { maxAgeSeconds: number }) {
  function create() {
    const secrets = [...sessionSecrets({ configured: env.SESSION_SECRET, dataDir: env.DATA_DIR })]
    const written = createCookie(cookieName(name), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: env.isHttps,
      maxAge: options.maxAgeSeconds,
      secrets,
    })
    return {
      serialize: (value: unknown, changes?: { maxAge: number }) => written.serialize(value, changes),
      /** The value that a request's Cookie header has; null without one that we signed. */
      parse(header: string | null): unknown {
        const held = header === null ? null : new Cookie(header).get(written.name)
        const value = held === null ? null : decoded(held)
        return value === null ? null : readSigned(value, secrets)
      },
    }
  }
  let cookie: ReturnType<typeof create> | undefined
  return () => (cookie ??= create())
}
