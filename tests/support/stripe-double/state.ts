import { randomBytes } from 'node:crypto'
import {
  type CheckoutSession,
  type Customer,
  type Metadata,
  missing,
  type PortalSession,
  type Price,
  type SetupIntent,
  type StripeEvent,
  StripeRefusal,
  type Subscription,
} from './things.ts'

const DAY = 86_400
const PERIOD_DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 }

export const nowSeconds = () => Math.floor(Date.now() / 1_000)
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

function find<T>(things: Map<string, T>, what: string, id: string): T {
  const thing = things.get(id)
  if (!thing) throw missing(what, id)
  return thing
}

/** The state of one Stripe account. Changes emit the events that Stripe would send. */
export class StripeState {
  customers = new Map<string, Customer>()
  products = new Set<string>()
  prices = new Map<string, Price>()
  subscriptions = new Map<string, Subscription>()
  sessions = new Map<string, CheckoutSession>()
  setups = new Map<string, SetupIntent>()
  configurations = new Map<string, { id: string; active: boolean; metadata: Metadata }>()
  portals = new Map<string, PortalSession>()
  events: StripeEvent[] = []
  /** Cards are declined from now on. */
  declinesCards = false
  onEvent: (event: StripeEvent) => void = () => {}

  emit(type: string, object: object): StripeEvent {
    const data = { object: structuredClone(object) }
    const event: StripeEvent = { id: newId('evt'), object: 'event', type, created: nowSeconds(), data }
    this.events.push(event)
    this.onEvent(event)
    return event
  }

  price(id: string): Price {
    return find(this.prices, 'price', id)
  }

  subscription(id: string): Subscription {
    return find(this.subscriptions, 'subscription', id)
  }

  subscriptionsOf(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer).toReversed()
  }

  session(id: string): CheckoutSession {
    return find(this.sessions, 'checkout.session', id)
  }

  setup(id: string): SetupIntent {
    return find(this.setups, 'setupintent', id)
  }

  portal(id: string): PortalSession {
    return find(this.portals, 'portal session', id)
  }

  requireCustomer(id: string): string {
    return find(this.customers, 'customer', id).id
  }

  #invoice(subscription: Subscription) {
    const details = { subscription_details: { subscription: subscription.id } }
    return { id: newId('in'), object: 'invoice', customer: subscription.customer, parent: details }
  }

  periodEndOf(price: Price, from = nowSeconds()): number {
    const { interval, interval_count: count } = price.recurring
    return from + (PERIOD_DAYS[interval] ?? 1) * count * DAY
  }

  subscribe(options: {
    customer: string
    priceId: string
    metadata: Metadata
    paymentMethod: string | null
  }): Subscription {
    const { customer, priceId, metadata, paymentMethod } = options
    const price = this.price(priceId)
    if (this.declinesCards)
      throw new StripeRefusal({
        status: 402,
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      })
    const item = { id: newId('si'), current_period_end: this.periodEndOf(price), price }
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      customer: this.requireCustomer(customer),
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      created: nowSeconds(),
      default_payment_method: paymentMethod,
      metadata,
      items: { object: 'list', data: [item] },
    }
    this.subscriptions.set(subscription.id, subscription)
    this.emit('customer.subscription.created', subscription)
    this.emit('invoice.paid', this.#invoice(subscription))
    return subscription
  }

  /** Somebody has paid on the payment page. */
  completeCheckout(id: string, priceId: string): Subscription {
    const session = this.session(id)
    if (session.status !== 'open') throw new StripeRefusal({ status: 400, code: 'closed', message: 'It is closed.' })
    const { customer, metadata } = session
    const subscription = this.subscribe({ customer, priceId, metadata, paymentMethod: newId('pm') })
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, subscription: subscription.id })
    this.emit('checkout.session.completed', session)
    return subscription
  }

  newSetup(options: { customer: string; metadata: Metadata }): SetupIntent {
    const id = newId('seti')
    const setup: SetupIntent = {
      id,
      object: 'setup_intent',
      customer: this.requireCustomer(options.customer),
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${newId('x')}`,
      created: nowSeconds(),
      payment_method: null,
      metadata: options.metadata,
    }
    this.setups.set(id, setup)
    return setup
  }

  /** Somebody has entered a card on our own page. */
  succeedSetup(id: string): SetupIntent {
    const setup = Object.assign(this.setup(id), { status: 'succeeded', payment_method: newId('pm') })
    this.emit('setup_intent.succeeded', setup)
    return setup
  }

  /** Changes a subscription as time or a failed card would. `periodEnd` in seconds. */
  change(id: string, changes: { status?: string; periodEnd?: number; isEnding?: boolean }): Subscription {
    const subscription = this.subscription(id)
    const { status, periodEnd, isEnding } = changes
    if (status !== undefined) subscription.status = status
    if (isEnding !== undefined) subscription.cancel_at_period_end = isEnding
    for (const item of subscription.items.data) if (periodEnd !== undefined) item.current_period_end = periodEnd
    this.emit('customer.subscription.updated', subscription)
    return subscription
  }

  /** The next period begins, paid or not. */
  renew(id: string, options: { isPaid: boolean }): Subscription {
    const subscription = this.subscription(id)
    for (const item of subscription.items.data)
      item.current_period_end = this.periodEndOf(item.price, item.current_period_end)
    subscription.status = options.isPaid ? 'active' : 'past_due'
    this.emit('customer.subscription.updated', subscription)
    this.emit(options.isPaid ? 'invoice.paid' : 'invoice.payment_failed', this.#invoice(subscription))
    return subscription
  }

  switchPrice(id: string, priceId: string): Subscription {
    const subscription = this.subscription(id)
    const price = this.price(priceId)
    for (const item of subscription.items.data)
      Object.assign(item, { price, current_period_end: this.periodEndOf(price) })
    this.emit('customer.subscription.updated', subscription)
    return subscription
  }

  end(id: string): Subscription {
    const subscription = this.subscription(id)
    if (subscription.status === 'canceled') throw missing('subscription', id)
    Object.assign(subscription, { status: 'canceled', ended_at: nowSeconds() })
    this.emit('customer.subscription.deleted', subscription)
    return subscription
  }
}
