import { redirectDocument, type RouterContextProvider } from 'react-router'
import { currentRequest } from '../context.server.ts'
import type { PageSources } from './security-headers.server.ts'
import { STRIPE_CHECKOUT_ORIGIN, STRIPE_PAYMENT_FORM, STRIPE_PORTAL_ORIGIN } from '#app/config/stripe-origins.ts'
import { env } from '#app/config/env.server.ts'
import { MUX_STREAM_ORIGIN } from '#app/config/mux.ts'

/**
 * Adds sources to the content security policy of this response only. A policy belongs to a document, so a page that needs
 * more than form actions must be loaded as a document, never by client navigation.
 */
function openPage(context: Readonly<RouterContextProvider>, sources: PageSources): void {
  const { opened } = currentRequest(context)
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'form-action'] as const) {
    const added = sources[directive]
    if (added) opened[directive] = [...(opened[directive] ?? []), ...added]
  }
}

/**
 * Turns a client navigation into a document load, for pages that extend their policy.
 *
 * @throws Response a redirect to the same page.
 */
export function requireDocument({ request, url }: { request: Request; url: URL }): void {
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
}

type Context = Readonly<RouterContextProvider>

/** The tests' Stripe double serves its pages from the same origin as its API. */
function testOrigin(): string[] {
  return env.stripe?.apiBase ? [new URL(env.stripe.apiBase).origin] : []
}

/**
 * Lets a page's forms redirect to Stripe's hosted pages: browsers apply `form-action` to redirects too. Only needed without
 * JavaScript.
 */
export function openToHostedPages(context: Context): void {
  if (!env.stripe) return
  openPage(context, { 'form-action': [STRIPE_CHECKOUT_ORIGIN, STRIPE_PORTAL_ORIGIN, ...testOrigin()] })
}

/** Lets forms redirect to the billing portal. */
export function openToPortal(context: Context): void {
  if (!env.stripe) return
  openPage(context, { 'form-action': [STRIPE_PORTAL_ORIGIN, ...testOrigin()] })
}

/** Allows Stripe's script, its requests and its frames on the payment page. */
export function openToPaymentForm(context: Context): void {
  openPage(context, STRIPE_PAYMENT_FORM)
}

function soundOrigins(): string[] {
  if (!env.mux) return []
  // The tests' Mux double streams from the same origin as its API.
  return [env.mux.apiBase === undefined ? MUX_STREAM_ORIGIN : new URL(env.mux.apiBase).origin]
}

/** Other origins that pages may fetch and play dialogue audio from. */
export const SOUND_ORIGINS: readonly string[] = soundOrigins()
