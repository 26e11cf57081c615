// The parts of Stripe's script that the payment page uses. It must be loaded from Stripe, and only /subscribe loads it.

/** The same release as the server's API version: docs/billing.md. */
const ADDRESS = 'https://js.stripe.com/endive/stripe.js'
/** After this long, we assume an extension or the network blocks it. */
const PATIENCE_MS = 20_000

export interface StripeProblem {
  type: string
  message?: string
  /** For errors about an earlier setup. */
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
  /** Resolves only on failure; on success the browser goes to `return_url`. */
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

/** @throws Error if the script is blocked, does not load, or is not Stripe's. */
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
