import { db } from '#app/db.server.ts'
import { JOB_PAYLOADS } from '#app/jobs/kinds.ts'
import { createAccount, writingAs } from './accounts.ts'
import type { RunningApp } from './app.ts'
import { signedEvent, startStripeDouble, type StripeDouble } from './stripe-double/server.ts'
import type { StripeEvent, Subscription } from './stripe-double/things.ts'

export const WEBHOOK_SECRETS = { current: 'whsec_the-current-one', older: 'whsec_the-older-one' } as const

/** Starts the double and points the app, which must be imported later, to it. */
export async function startBilling(settings: Record<string, string> = {}): Promise<StripeDouble> {
  const stripe = await startStripeDouble()
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_kopru',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_kopru',
    STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRETS.current}, ${WEBHOOK_SECRETS.older}`,
    STRIPE_API_BASE: stripe.url,
    ...settings,
  })
  return stripe
}

type User = Awaited<ReturnType<typeof createAccount>>

/** A signed-in learner, with calls like those of a browser. */
export async function newPayer(app: RunningApp, changes: Parameters<typeof createAccount>[0] = {}) {
  const user = await createAccount(changes)
  const headers = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  const post = (path: string, body: unknown = {}) =>
    app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    user,
    headers,
    post,
    checkout: (planId = 'monthly', attemptKey?: string) =>
      post('/api/create-checkout-session', { planId, billingCycle: planId, ...(attemptKey && { attemptKey }) }),
    stored: () => storedOf(user),
  }
}

/** The columns of `users` that decide about access. */
export async function storedOf(user: Pick<User, 'id'>) {
  return db.user.findUniqueOrThrow({
    where: { id: user.id },
    select: {
      subscriptionStatus: true,
      subscriptionPeriodEnd: true,
      cancelAtPeriodEnd: true,
      stripeCustomerId: true,
    },
  })
}

/** The ids of the payment page that a response leads to, and of its price. */
export async function pageOf(response: Response): Promise<{ sessionId: string; priceId: string }> {
  const { url }: { url: string } = await response.json()
  const page = new URL(url)
  return { sessionId: page.pathname.split('/').at(-1) ?? '', priceId: page.searchParams.get('price') ?? '' }
}

/** Sends an event as Stripe does. */
export async function deliver(
  app: RunningApp,
  event: StripeEvent,
  options: { secret?: string; timestamp?: number } = {},
): Promise<Response> {
  const { secret = WEBHOOK_SECRETS.current, timestamp } = options
  const signed = signedEvent({ event, secret, ...(timestamp !== undefined && { timestamp }) })
  return app.request('/api/stripe/webhook', { method: 'POST', ...signed })
}

/** A learner who has paid at Stripe; the app has not been notified yet. */
export async function paidAtStripe(options: { app: RunningApp; stripe: StripeDouble; planId?: string }) {
  const { app, stripe, planId = 'monthly' } = options
  const payer = await newPayer(app)
  const { sessionId, priceId } = await pageOf(await payer.checkout(planId))
  const subscription: Subscription = stripe.state.completeCheckout(sessionId, priceId)
  const mine = (event: StripeEvent) => JSON.stringify(event).includes(subscription.customer)
  const events = () => stripe.state.events.filter(mine)
  return { ...payer, sessionId, subscription, events }
}

/** A learner with a card at Stripe whose setup is not complete. */
export async function newSetup(options: { app: RunningApp; stripe: StripeDouble; planId?: string }) {
  const { app, stripe, planId = 'monthly' } = options
  const payer = await newPayer(app)
  await payer.checkout(planId)
  const { stripeCustomerId } = await payer.stored()
  const customer = stripeCustomerId ?? ''
  const { id } = stripe.state.newSetup({ customer, metadata: { plan: planId } })
  const complete = () => payer.post('/api/complete-subscription', { setupIntentId: id })
  return { ...payer, id, complete, subscriptions: () => stripe.state.subscriptionsOf(customer) }
}

/** A learner's notifications, oldest first. */
export async function toldTo(user: Pick<User, 'id'>): Promise<string[]> {
  const rows = await db.notification.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })
  return rows.map(({ message }) => message)
}

/** The queued mails for a learner. */
export async function mailsTo(user: Pick<User, 'id'>): Promise<string[]> {
  const jobs = await db.job.findMany({ where: { kind: 'mail-billing' }, orderBy: { id: 'asc' } })
  const mails = jobs.map(({ payload }) => JOB_PAYLOADS['mail-billing'].parse(payload))
  return mails.filter(({ userId }) => userId === user.id).map(({ news }) => news)
}

/** The first of the events that Stripe has sent. */
export function firstOf(events: StripeEvent[]): StripeEvent {
  const [event] = events
  if (!event) throw new Error('Stripe has sent nothing')
  return event
}

/** Status and outcome of a webhook's response, or the error code of a refusal. */
export async function outcomeOf(response: Response): Promise<[number, string]> {
  const body: { outcome?: string; code?: string } = await response.json()
  return [response.status, body.outcome ?? body.code ?? '']
}
