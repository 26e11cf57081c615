import type { RouterContextProvider } from 'react-router'
import { STRIPE_CHECKOUT_ORIGIN, STRIPE_PAYMENT_FORM, STRIPE_PORTAL_ORIGIN } from '#app/config/stripe-origins.ts'
import { env } from '#app/config/env.server.ts'
import { openPage } from './page-sources.server.ts'

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
