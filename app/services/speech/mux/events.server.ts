import type Mux from '@mux/mux-node'
import { z } from 'zod'
import { MUX_WEBHOOK_TOLERANCE_SECONDS } from '#app/config/mux.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { type HostEvent, SignatureRefused } from './port.ts'

const Id = z.string().min(1).max(255)

/** All that we read from an event: its ID and type, and its object. */
const EventSchema = z.object({
  id: Id,
  type: Id,
  data: z.object({
    id: Id.nullish(),
    asset_id: Id.nullish(),
    upload_id: Id.nullish(),
    passthrough: z.string().nullish(),
    new_asset_settings: z.object({ passthrough: z.string().nullish() }).nullish(),
  }),
})

async function isSigned(mux: Mux, request: { payload: string; signature: string; secret: string }): Promise<boolean> {
  const { payload, signature, secret } = request
  try {
    await mux.webhooks.verifySignature(payload, { 'mux-signature': signature }, secret)
    return true
  } catch {
    return false
  }
}

/** The SDK only rejects old timestamps and accepts any in the future. */
function isOfNow(signature: string): boolean {
  const [, seconds] = /(?:^|,)t=(\d+)(?:,|$)/.exec(signature) ?? []
  const offSeconds = Math.abs(Date.now() / SECOND_MS - Number(seconds))
  return offSeconds <= MUX_WEBHOOK_TOLERANCE_SECONDS
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
export async function readMuxEvent(options: {
  mux: Mux
  secrets: readonly string[]
  payload: string
  signature: string
}): Promise<HostEvent> {
  const { mux, secrets, payload, signature } = options
  const signed = await Promise.all(secrets.map((secret) => isSigned(mux, { payload, signature, secret })))
  if (!signed.includes(true) || !isOfNow(signature)) throw new SignatureRefused('The signature is not ours.')
  const parsed = EventSchema.safeParse(parse(payload))
  if (!parsed.success) throw new SignatureRefused('What is signed is no event.')
  const { id, type, data } = parsed.data
  const ids = [data.id, data.asset_id, data.upload_id].filter((one) => typeof one === 'string')
  return { id, type, ids, contentHash: data.passthrough ?? data.new_asset_settings?.passthrough ?? null }
}
