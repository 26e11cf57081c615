import { redirectDocument, type RouterContextProvider } from 'react-router'
import { currentRequest } from '../context.server.ts'
import type { PageSources } from './security-headers.server.ts'
import { STRIPE_CHECKOUT_ORIGIN, STRIPE_PAYMENT_FORM, STRIPE_PORTAL_ORIGIN } from '#app/config/stripe-origins.ts'
import { env } from '#app/config/env.server.ts'
import { MUX_STREAM_ORIGIN } from '#app/config/mux.ts'

/**
 * Opens the content security policy of the page that is being answered, and of no other. A policy belongs to a document:
 * a page that needs more than its forms is one that is loaded, never one that a client navigation leads to.
 */
export function openPage(context: Readonly<RouterContextProvider>, sources: PageSources): void {
  const { opened } = currentRequest(context)
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'form-action'] as const) {
    const added = sources[directive]
    if (added) opened[directive] = [...(opened[directive] ?? []), ...added]
  }
}

/**
 * Has a page loaded as a document where a client navigation asks for its data: for pages that open their policy.
 *
 * @throws Response a redirect to the same page.
 */
export function requireDocument({ request, url }: { request: Request; url: URL }): void {
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
}

type Context = Readonly<RouterContextProvider>

/** A Stripe of our own tests serves its pages where its API is. */
function testOrigin(): string[] {
  return env.stripe?.apiBase ? [new URL(env.stripe.apiBase).origin] : []
}

/**
 * Lets the forms of a page end at Stripe's hosted pages: browsers apply `form-action` to where a form is redirected to.
 * With script nothing of this is needed, for then it is no form that leaves.
 */
export function openToHostedPages(context: Context): void {
  if (!env.stripe) return
  openPage(context, { 'form-action': [STRIPE_CHECKOUT_ORIGIN, STRIPE_PORTAL_ORIGIN, ...testOrigin()] })
}

/** Lets forms end at the billing portal, and nowhere else. */
export function openToPortal(context: Context): void {
  if (!env.stripe) return
  openPage(context, { 'form-action': [STRIPE_PORTAL_ORIGIN, ...testOrigin()] })
}

/** Lets Stripe's script, its calls and its frames into the payment page. */
export function openToPaymentForm(context: Context): void {
  openPage(context, STRIPE_PAYMENT_FORM)
}

function soundOrigins(): string[] {
  if (!env.mux) return []
  // A Mux of our own tests streams from where its API is.
  return [env.mux.apiBase === undefined ? MUX_STREAM_ORIGIN : new URL(env.mux.apiBase).origin]
}

/** Other sites that source audio is played from: pages may fetch and play from them, and nothing else. */
export const SOUND_ORIGINS: readonly string[] = soundOrigins()
