import { SetCookie } from '@remix-run/headers/set-cookie'
import { DRAFT_FIELD, SENT_DRAFT_COOKIE_NAME, SENT_DRAFT_COOKIE_SECONDS } from '#app/config/browser-storage.ts'
import { env } from '#app/config/env.server.ts'
import { currentScope, type RequestScope } from '#app/telemetry/request-scope.server.ts'

const NAME = /^[\w.-]{1,80}$/
/** How the framework answers a form that was sent by script and leads to another page. */
const SCRIPTED_REDIRECT = 202

/** Remembers which draft of the browser a form was sent from. */
export function rememberSentDraft(fields: FormData): void {
  const scope = currentScope()
  const name = fields.get(DRAFT_FIELD)
  if (scope && typeof name === 'string' && NAME.test(name)) scope.draft = name
}

/** For an action that leads on although it has taken nothing: the browser keeps what was typed. */
export function keepDraft(): void {
  const scope = currentScope()
  if (scope) delete scope.draft
}

/**
 * The Set-Cookie line that lets the browser delete a draft: the form was taken, which every action says by leading on to a page.
 * Undefined where it was refused, or is shown again for another reason.
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
