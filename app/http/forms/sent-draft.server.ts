import { SetCookie } from '@remix-run/headers/set-cookie'
import { DRAFT_FIELD, SENT_DRAFT_COOKIE_NAME, SENT_DRAFT_COOKIE_SECONDS } from '#app/config/browser-storage.ts'
import { env } from '#app/config/env.server.ts'
import { currentScope, type RequestScope } from '#app/telemetry/request-scope.server.ts'

const NAME = /^[\w.-]{1,80}$/
/** The framework's status for a redirect after a form submitted by script. */
const SCRIPTED_REDIRECT = 202

/** Remembers which of the browser's drafts a form came from. */
export function rememberSentDraft(fields: FormData): void {
  const scope = currentScope()
  const name = fields.get(DRAFT_FIELD)
  if (scope && typeof name === 'string' && NAME.test(name)) scope.draft = name
}

/** For an action that redirects without storing anything: the browser then keeps the draft. */
export function keepDraft(): void {
  const scope = currentScope()
  if (scope) delete scope.draft
}

/**
 * The Set-Cookie line that lets the browser delete a draft: every action redirects once the form is stored. Undefined
 * if the form was refused or is shown again.
 */
export function sentDraftCookieLine({ draft }: RequestScope, status: number): string | undefined {
  const isTaken = (status >= 300 && status < 400) || status === SCRIPTED_REDIRECT
  if (draft === undefined || !isTaken) return undefined
  return new SetCookie({
    name: SENT_DRAFT_COOKIE_NAME,
    value: draft,
    path: '/',
    maxAge: SENT_DRAFT_COOKIE_SECONDS,
    sameSite: 'Lax',
    secure: env.isHttps,
  }).toString()
}
