// Stripe's own script, as little of it as the payment page uses. It must come from Stripe, and only /subscribe asks for it.

/** Of the same release as the server's API version: docs/billing.md. */
const ADDRESS = 'https://js.stripe.com/endive/stripe.js'
/** After this long an extension, or the network, is in the way. */
const PATIENCE_MS = 20_000

export interface StripeProblem {
  type: string
  message?: string
  /** With a problem that concerns what was set up before. */
  setup_intent?: { id: string; status: string }
}

export interface Appearance {
  theme: 'stripe' | 'night'
  variables: Record<string, string>
}

interface PaymentElement {
  mount: (place: HTMLElement) => void
  on: ((event: 'ready', handler: () => void) => unknown) & ((event: 'loaderror', handler: () => void) => unknown)
  destroy: () => void
}

export interface Elements {
  create: (type: 'payment', options: { layout: 'tabs' | 'accordion' }) => PaymentElement
  update: (options: { appearance: Appearance }) => void
}

export interface Stripe {
  elements: (options: { clientSecret: string; appearance: Appearance; locale: string }) => Elements
  /** Answers only where it did not work: otherwise the browser goes to `return_url`. */
  confirmSetup: (options: {
    elements: Elements
    confirmParams: { return_url: string }
  }) => Promise<{ error?: StripeProblem }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe
  }
}

/** @throws Error where the script is blocked, does not come or is none of Stripe's. */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error('The script of the payment form did not come.'))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    const start = () => {
      clearTimeout(timer)
      if (window.Stripe) resolve(window.Stripe(publishableKey))
      else fail()
    }
    if (window.Stripe) return start()
    script.src = ADDRESS
    script.addEventListener('load', start)
    script.addEventListener('error', fail)
    document.head.append(script)
  })
}
