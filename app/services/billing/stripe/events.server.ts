import { SECOND_MS } from '#app/config/time.ts'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { WEBHOOK_TOLERANCE_SECONDS } from '#app/config/billing.ts'
import { type ProviderEvent, SignatureRefused } from '../port.ts'

const Id = z.string().min(1).max(255)

/** All that we read from an event: its ID and type, its customer and its object. */
const EventSchema = z.object({
  id: Id,
  type: Id,
  data: z.object({ object: z.object({ id: Id.nullish(), customer: z.union([Id, z.object({ id: Id })]).nullish() }) }),
})

function isSigned(stripe: Stripe, request: { payload: string; signature: string; secret: string }): boolean {
  const { payload, signature, secret } = request
  try {
    stripe.webhooks.signature?.verifyHeader(payload, signature, secret, WEBHOOK_TOLERANCE_SECONDS)
    return stripe.webhooks.signature !== null
  } catch {
    return false
  }
}

/** Stripe's own check accepts timestamps in the future. */
function isFromTheFuture(signature: string): boolean {
  const [, seconds] = /(?:^|,)t=(\d+)/.exec(signature) ?? []
  return Number(seconds) > Date.now() / SECOND_MS + WEBHOOK_TOLERANCE_SECONDS
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

/**
 * Parses a webhook signed with one of our secrets.
 *
 * @throws SignatureRefused
 */
export function readStripeEvent(options: {
  stripe: Stripe
  secrets: readonly string[]
  payload: string
  signature: string
}): ProviderEvent {
  const { stripe, secrets, payload, signature } = options
  const isOurs = secrets.some((secret) => isSigned(stripe, { payload, signature, secret }))
  if (!isOurs || isFromTheFuture(signature)) throw new SignatureRefused('The signature is not ours.')
  const parsed = EventSchema.safeParse(parse(payload))
  if (!parsed.success) throw new SignatureRefused('What is signed is no event.')
  const { id, type, data } = parsed.data
  const { id: objectId = null, customer } = data.object
  return { id, type, customerId: typeof customer === 'string' ? customer : (customer?.id ?? null), objectId }
}
