import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { callApi } from './api.ts'
import { openPage } from './pages.ts'
import { StripeState } from './state.ts'
import { type StripeEvent, StripeRefusal } from './things.ts'

/**
 * `hang`: accepts the request and never responds; `drip`: sends its response one byte at a time, for ever; `error`,
 * `limited`, `unauthorized`: 500, 429, 401; `reset`: closes the connection; `acted`: does what was asked and never
 * responds; `late`: does it at once and responds two seconds later; `kept`: 500, and again for the same idempotency
 * key, as Stripe does for a day.
 */
export type FaultKind = 'hang' | 'drip' | 'error' | 'kept' | 'limited' | 'unauthorized' | 'reset' | 'acted' | 'late'

interface Fault {
  kind: FaultKind
  /** Requests such as `POST /v1/subscriptions`; all by default. */
  on?: RegExp
  /** How many requests fail; all by default. */
  times?: number
}

interface Remembered {
  fingerprint: string
  answer: Answer | undefined
}

interface Answer {
  status: number
  body: object
}

export interface StripeDouble {
  /** For STRIPE_API_BASE. */
  url: string
  state: StripeState
  /** Every request, such as `POST /v1/customers`. */
  calls: string[]
  /** Called before a response, to simulate events at Stripe in between. */
  setOnCall: (listener: ((call: string) => void) | undefined) => void
  setFault: (fault: Fault | undefined) => void
  /** How long each request takes, so that requests overlap. */
  setLatency: (ms: number) => void
  /** Sends every event from now on as it happens; undefined: keeps them for `deliver`. */
  setWebhook: (target: { url: string; secret: string } | undefined) => void
  reset: () => void
  close: () => Promise<void>
}

const STATUS: Partial<Record<FaultKind, { status: number; type: string }>> = {
  error: { status: 500, type: 'api_error' },
  kept: { status: 500, type: 'api_error' },
  limited: { status: 429, type: 'invalid_request_error' },
  unauthorized: { status: 401, type: 'invalid_request_error' },
}
const DRIP_MS = 50
const LATE_MS = 2_000
const stripe = new Stripe('sk_test_double')

/** A webhook as Stripe would send it: the body and the header that signs it. `timestamp` in seconds, now by default. */
export function signedEvent(options: { event: object; secret: string; timestamp?: number }) {
  const { event, secret, timestamp = Math.floor(Date.now() / 1_000) } = options
  const payload = JSON.stringify(event)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { body: payload, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function answerJson(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function refusal(error: unknown): Answer {
  if (!(error instanceof StripeRefusal)) throw error
  const { status, type, code, message } = error
  return { status, body: { error: { type, code, message } } }
}

async function drip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  while (!response.destroyed) {
    response.write(' ')
    await delay(DRIP_MS)
  }
}

class Double {
  state = new StripeState()
  calls: string[] = []
  fault: Fault | undefined
  latencyMs = 0
  webhook: { url: string; secret: string } | undefined
  onCall: ((call: string) => void) | undefined
  url = ''
  readonly #remembered = new Map<string, Remembered>()

  reset(): void {
    this.state = new StripeState()
    this.state.onEvent = (event) => void this.send(event)
    this.calls.length = 0
    this.fault = undefined
    this.latencyMs = 0
    this.#remembered.clear()
  }

  async send(event: StripeEvent): Promise<void> {
    if (!this.webhook) return
    const { url, secret } = this.webhook
    await fetch(url, { method: 'POST', ...signedEvent({ event, secret }) }).catch(() => {})
  }

  takeFault(call: string): FaultKind | undefined {
    const { fault } = this
    if (!fault || (fault.on && !fault.on.test(call))) return undefined
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times === 0) this.fault = undefined
    }
    return fault.kind
  }

  #act(options: { method: string; path: string; fields: URLSearchParams }): Answer {
    try {
      return { status: 200, body: callApi({ ...options, state: this.state, base: this.url }) }
    } catch (error) {
      return refusal(error)
    }
  }

  /**
   * The same key with the same parameters repeats the response; with other parameters it is refused, as it is while
   * the first is running.
   */
  async actOnce(
    request: { method: string; path: string; fields: URLSearchParams },
    key: string | undefined,
  ): Promise<Answer & { isReplayed: boolean }> {
    const fingerprint = `${request.method} ${request.path} ${request.fields.toString()}`
    const before = key === undefined ? undefined : this.#remembered.get(key)
    if (before && before.fingerprint !== fingerprint) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      return { status: 400, body: { error: { type: 'idempotency_error', message } }, isReplayed: false }
    }
    if (before?.answer) return { ...before.answer, isReplayed: true }
    if (before) {
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'It is being used.' }
      return { status: 409, body: { error }, isReplayed: false }
    }
    const entry: Remembered = { fingerprint, answer: undefined }
    if (key !== undefined) this.#remembered.set(key, entry)
    await delay(this.latencyMs)
    const answer = this.#act(request)
    entry.answer = answer
    if (key !== undefined && [400, 404].includes(answer.status)) this.#remembered.delete(key)
    return { ...answer, isReplayed: false }
  }

  keepFault(request: IncomingMessage, { call, body }: { call: string; body: string }): void {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return
    const error = { type: 'api_error', message: 'The double was told to fail.' }
    const fingerprint = `${call} ${new URLSearchParams(body).toString()}`
    this.#remembered.set(key, { fingerprint, answer: { status: 500, body: { error } } })
  }

  async #api(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method = 'GET' } = request
    const body = await readBody(request)
    const call = `${method} ${url.pathname}`
    this.calls.push(call)
    this.onCall?.(call)
    const kind = this.takeFault(call)
    const failing = kind && STATUS[kind]
    if (kind === 'kept') this.keepFault(request, { call, body })
    if (failing) {
      const error = { type: failing.type, message: 'The double was told to fail.' }
      return answerJson(response, { status: failing.status, body: { error } })
    }
    if (kind === 'hang') return
    if (kind === 'drip') return drip(response)
    if (kind === 'reset') return void request.socket.destroy()
    if (!request.headers.authorization?.startsWith('Bearer sk_') || !request.headers['stripe-version'])
      return answerJson(response, {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'No key.' } },
      })
    const fields = method === 'POST' ? new URLSearchParams(body) : url.searchParams
    const header = request.headers['idempotency-key']
    const key = method === 'POST' && typeof header === 'string' ? header : undefined
    const { isReplayed, ...answer } = await this.actOnce({ method, path: url.pathname, fields }, key)
    if (kind === 'acted') return
    if (kind === 'late') await delay(LATE_MS)
    answerJson(response, answer, isReplayed ? { 'Idempotent-Replayed': 'true' } : {})
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url)
    if (url.pathname.startsWith('/v1/')) return this.#api(request, response, url)
    const [, setupId] = /^\/control\/setups\/(\w+)\/succeed$/.exec(url.pathname) ?? []
    if (setupId) return answerJson(response, { status: 200, body: this.state.succeedSetup(setupId) })
    const page = openPage({ state: this.state, method: request.method ?? 'GET', url })
    if (!page) return void response.writeHead(404).end()
    if ('location' in page) return void response.writeHead(303, { Location: page.location }).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.html)
  }
}

/**
 * One Stripe account on loopback, with its pages and webhooks and with faults on request. Independent of the test
 * runner.
 */
export async function startStripeDouble(options: { port?: number } = {}): Promise<StripeDouble> {
  const double = new Double()
  double.reset()
  const server = createServer((request, response) => {
    double.handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the double has no port')
  double.url = `http://127.0.0.1:${address.port}`
  return {
    url: double.url,
    get state() {
      return double.state
    },
    calls: double.calls,
    setOnCall: (listener) => void (double.onCall = listener),
    setFault: (fault) => void (double.fault = fault && { ...fault }),
    setLatency: (ms) => void (double.latencyMs = ms),
    setWebhook: (target) => void (double.webhook = target),
    reset: () => double.reset(),
    close() {
      server.closeAllConnections()
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
}
