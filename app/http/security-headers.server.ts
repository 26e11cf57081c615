import { createHash } from 'node:crypto'
import { EARLY_SCRIPT } from '#app/config/early-script.ts'
import { HSTS_MAX_AGE_SECONDS } from '#app/config/http.ts'

const EARLY_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`

/** For every answer: pages, calls, files, errors. */
export function securityHeaders(options: { https: boolean }): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'microphone=(self), on-device-speech-recognition=(self), camera=(), geolocation=()'],
    ...(options.https
      ? [['Strict-Transport-Security', `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`] satisfies [string, string]]
      : []),
  ]
}

/**
 * For HTML: nothing inline but the framework's own scripts, which carry the nonce, and the early script, by its hash;
 * recordings play from blobs.
 */
export function contentSecurityPolicy(options: { nonce: string; https: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${options.nonce}' ${EARLY_SCRIPT_SOURCE}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For answers that are not pages: nothing may run or load. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"
