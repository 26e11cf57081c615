// Stripe's origins. Those of the payment form are from Stripe's guide to content security policies.

export const STRIPE_CHECKOUT_ORIGIN = 'https://checkout.stripe.com'
export const STRIPE_PORTAL_ORIGIN = 'https://billing.stripe.com'

export const STRIPE_PAYMENT_FORM = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
} as const
