import { newId, nowSeconds, type StripeState } from './state.ts'
import { type Metadata, StripeRefusal } from './things.ts'

/** A request's fields, from the body or the query, named as in Stripe's API: `items[0][price]`. */
interface Call {
  state: StripeState
  fields: URLSearchParams
  /** The ids in the path. */
  id: string
  base: string
}

type Handler = (call: Call) => object

const DAY = 86_400
/** Parameters that this version of the API no longer accepts. */
const GONE = /^payment_method_types/

function metadataOf(fields: URLSearchParams, name = 'metadata'): Metadata {
  const entries = [...fields].flatMap(([key, value]) => {
    const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : undefined
    return inner === undefined ? [] : [[inner, value] as const]
  })
  return Object.fromEntries(entries)
}

function required(fields: URLSearchParams, name: string): string {
  const value = fields.get(name)
  if (value) return value
  throw new StripeRefusal({
    status: 400,
    code: 'parameter_missing',
    message: `Missing required param: ${name}.`,
  })
}

const list = (data: object[]) => ({ object: 'list', data, has_more: false })

function createCustomer({ state, fields }: Call) {
  const id = newId('cus')
  const customer = {
    id,
    object: 'customer' as const,
    email: fields.get('email') ?? '',
    name: fields.get('name') ?? '',
    metadata: metadataOf(fields),
  }
  state.customers.set(id, customer)
  return customer
}

function createProduct({ state, fields }: Call) {
  const id = fields.get('id') ?? newId('prod')
  if (state.products.has(id)) {
    const message = `Product already exists: ${id}.`
    throw new StripeRefusal({ status: 400, code: 'resource_already_exists', message })
  }
  state.products.add(id)
  return { id, object: 'product', name: required(fields, 'name') }
}

function createPrice({ state, fields }: Call) {
  const id = newId('price')
  const lookupKey = fields.get('lookup_key')
  const holder = [...state.prices.values()].find((price) => lookupKey && price.lookup_key === lookupKey)
  if (holder && fields.get('transfer_lookup_key') === 'true') holder.lookup_key = null
  else if (holder) {
    const message = `A price (\`${id}\`) already uses that lookup key.`
    throw new StripeRefusal({ status: 400, code: 'resource_already_exists', message })
  }
  const price = {
    id,
    object: 'price' as const,
    active: true,
    currency: required(fields, 'currency'),
    unit_amount: Number(required(fields, 'unit_amount')),
    product: required(fields, 'product'),
    lookup_key: lookupKey,
    recurring: {
      interval: required(fields, 'recurring[interval]'),
      interval_count: Number(fields.get('recurring[interval_count]') ?? 1),
    },
  }
  state.prices.set(id, price)
  return price
}

function createSession({ state, fields, base }: Call) {
  const id = newId('cs_test')
  const price = state.price(required(fields, 'line_items[0][price]')).id
  const session = {
    id,
    object: 'checkout.session' as const,
    customer: state.requireCustomer(required(fields, 'customer')),
    status: 'open' as const,
    payment_status: 'unpaid' as const,
    url: `${base}/c/pay/${id}?price=${price}`,
    expires_at: nowSeconds() + DAY,
    subscription: null,
    success_url: required(fields, 'success_url'),
    cancel_url: fields.get('cancel_url') ?? '',
    metadata: metadataOf(fields),
  }
  state.sessions.set(id, session)
  return session
}

function expireSession({ state, id }: Call) {
  const session = state.session(id)
  if (session.status !== 'open')
    throw new StripeRefusal({ status: 400, code: 'resource_not_open', message: 'Only open sessions can be expired.' })
  return Object.assign(session, { status: 'expired', url: null })
}

function listSessions({ state, fields }: Call) {
  const all = [...state.sessions.values()].toReversed()
  const status = fields.get('status')
  return list(all.filter((one) => one.customer === fields.get('customer') && (!status || one.status === status)))
}

function createSetup({ state, fields }: Call) {
  return state.newSetup({ customer: required(fields, 'customer'), metadata: metadataOf(fields) })
}

function listSubscriptions({ state, fields }: Call) {
  const all = state.subscriptionsOf(required(fields, 'customer'))
  return list(fields.get('status') === 'all' ? all : all.filter(({ status }) => status !== 'canceled'))
}

function createSubscription({ state, fields }: Call) {
  return state.subscribe({
    customer: required(fields, 'customer'),
    priceId: required(fields, 'items[0][price]'),
    metadata: metadataOf(fields),
    paymentMethod: fields.get('default_payment_method'),
  })
}

function updateSubscription({ state, fields, id }: Call) {
  if (fields.has('cancel_at') && fields.has('cancel_at_period_end')) {
    const message = 'You can only pass in one of `cancel_at` and `cancel_at_period_end`.'
    throw new StripeRefusal({ status: 400, code: 'parameter_invalid', message })
  }
  const subscription = state.subscription(id)
  if (fields.get('cancel_at') === '') subscription.cancel_at = null
  const isEnding = fields.get('cancel_at_period_end')
  return state.change(id, isEnding === null ? {} : { isEnding: isEnding === 'true' })
}

function createConfiguration({ state, fields }: Call) {
  const id = newId('bpc')
  required(fields, 'features[subscription_update][products][0][product]')
  const configuration = { id, object: 'billing_portal.configuration', active: true, metadata: metadataOf(fields) }
  state.configurations.set(id, configuration)
  return configuration
}

function createPortal({ state, fields, base }: Call) {
  const id = newId('bps')
  const flow = 'flow_data[subscription_update_confirm]'
  const portal = {
    id,
    object: 'billing_portal.session' as const,
    customer: state.requireCustomer(required(fields, 'customer')),
    configuration: required(fields, 'configuration'),
    url: `${base}/p/session/${id}`,
    return_url: required(fields, 'return_url'),
    switchTo: fields.get(`${flow}[items][0][price]`),
  }
  if (portal.switchTo) state.subscription(required(fields, `${flow}[subscription]`))
  state.portals.set(id, portal)
  return portal
}

const ROUTES: [string, RegExp, Handler][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  [
    'GET',
    /^\/v1\/customers$/,
    ({ state, fields }) =>
      list([...state.customers.values()].filter(({ email }) => email === fields.get('email')).toReversed()),
  ],
  ['POST', /^\/v1\/products$/, createProduct],
  ['POST', /^\/v1\/prices$/, createPrice],
  [
    'GET',
    /^\/v1\/prices$/,
    ({ state, fields }) =>
      list([...state.prices.values()].filter((one) => one.active && one.lookup_key === fields.get('lookup_keys[0]'))),
  ],
  ['GET', /^\/v1\/prices\/(\w+)$/, ({ state, id }) => state.price(id)],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ({ state, id }) => state.session(id)],
  ['POST', /^\/v1\/setup_intents$/, createSetup],
  ['GET', /^\/v1\/setup_intents\/(\w+)$/, ({ state, id }) => state.setup(id)],
  ['POST', /^\/v1\/subscriptions$/, createSubscription],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, ({ state, id }) => state.subscription(id)],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, ({ state, id }) => state.end(id)],
  ['GET', /^\/v1\/billing_portal\/configurations$/, ({ state }) => list([...state.configurations.values()])],
  ['POST', /^\/v1\/billing_portal\/configurations$/, createConfiguration],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
]

/** Stripe's response to an API request. Throws `StripeRefusal`. */
export function callApi(options: Omit<Call, 'id'> & { method: string; path: string }): object {
  const { method, path, fields } = options
  const gone = [...fields.keys()].find((name) => GONE.test(name))
  if (gone) {
    const message = `Received unknown parameter: ${gone}`
    throw new StripeRefusal({ status: 400, code: 'parameter_unknown', message })
  }
  for (const [verb, pattern, handler] of ROUTES) {
    const match = verb === method ? pattern.exec(path) : null
    if (match) return structuredClone(handler({ ...options, id: match[1] ?? '' }))
  }
  throw new StripeRefusal({
    status: 404,
    code: 'url_invalid',
    message: `Unrecognized request URL (${method} ${path}).`,
  })
}
