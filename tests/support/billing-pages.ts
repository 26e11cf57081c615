import { type createAccount, signedInAs, writingAs } from './accounts.ts'
import { type RunningApp, startApp } from './app.ts'
import { startStripeDouble, type StripeDouble } from './stripe-double/server.ts'
import type { CheckoutSession, SetupIntent } from './stripe-double/things.ts'

/** The id of one view of /upgrade. */
export const ATTEMPT = '0f2b6f5e-6a53-4a83-9c54-0b9c9f3f1d11'
const SUPPORT_EMAIL = 'help@kopru.example'

export type User = Awaited<ReturnType<typeof createAccount>>

export interface BillingPages {
  app: RunningApp
  stripe: StripeDouble
  open: (path: string, user?: User) => Promise<{ response: Response; html: string }>
  /** Sends a form as a browser without JavaScript does. */
  post: (path: string, options: { user: User; fields: Record<string, string> }) => Promise<Response>
  choose: (user: User, planId?: string, fields?: Record<string, string>) => Promise<Response>
  /** Chooses a plan and comes back without paying. @returns the payment page at Stripe, and its return address. */
  begin: (user: User) => Promise<{ session: CheckoutSession; back: string }>
  /** A card on /subscribe, in one of Stripe's states. */
  setUpCard: (user: User, status?: string) => Promise<{ setup: SetupIntent; back: string }>
  /** Chooses a plan and pays on the double's own page. @returns the address that Stripe redirects to. */
  pay: (user: User) => Promise<string>
  close: () => Promise<void>
}

/** The app with a Stripe double on loopback, used through its pages. */
export async function startBillingPages(): Promise<BillingPages> {
  const stripe = await startStripeDouble()
  // Set before the bundle is imported, which reads them.
  process.env.STRIPE_SECRET_KEY = 'sk_test_double'
  process.env.STRIPE_PUBLISHABLE_KEY = 'pk_test_double'
  process.env.STRIPE_API_BASE = stripe.url
  process.env.SUPPORT_EMAIL = SUPPORT_EMAIL
  const app = await startApp()

  const post: BillingPages['post'] = async (path, { user, fields }) => {
    const headers = await writingAs(user)
    return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  }
  const choose: BillingPages['choose'] = (user, planId = 'monthly', fields = {}) =>
    post('/upgrade', { user, fields: { planId, attemptKey: ATTEMPT, ...fields } })

  const begin: BillingPages['begin'] = async (user) => {
    const address = new URL((await choose(user)).headers.get('Location') ?? '')
    const session = stripe.state.session(address.pathname.split('/').at(-1) ?? '')
    return { session, back: `/payment-success?session_id=${session.id}` }
  }

  return {
    app,
    stripe,
    post,
    choose,
    begin,
    async setUpCard(user, status = 'succeeded') {
      const { customer, metadata } = (await begin(user)).session
      const setup = stripe.state.newSetup({ customer, metadata })
      if (status === 'succeeded') stripe.state.succeedSetup(setup.id)
      else setup.status = status
      return { setup, back: `/payment-success?setup_intent=${setup.id}` }
    },
    async open(path, user) {
      const response = await app.request(path, { headers: user ? await signedInAs(user) : {} })
      return { response, html: await response.text() }
    },
    async pay(user) {
      const address = (await choose(user)).headers.get('Location') ?? ''
      const paid = await fetch(address, { method: 'POST', redirect: 'manual' })
      const { pathname, search } = new URL(paid.headers.get('Location') ?? '')
      return pathname + search
    },
    async close() {
      await app.close()
      await stripe.close()
    },
  }
}
