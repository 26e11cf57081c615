import { createHmac } from 'node:crypto'

export interface MuxUpload {
  id: string
  status: 'waiting' | 'asset_created' | 'errored' | 'cancelled' | 'timed_out'
  timeout: number
  cors_origin: string
  asset_id?: string
  error?: { type: string; message: string }
  new_asset_settings: {
    passthrough?: string
    playback_policies?: string[]
    static_renditions?: { resolution: string }[]
  }
}

export interface MuxAssetThing {
  id: string
  upload_id: string
  status: 'preparing' | 'ready' | 'errored'
  passthrough: string | undefined
  playback_ids: { id: string; policy: string }[]
  static_renditions: { files: { id: string; name: string; status: string; resolution: string }[] }
  errors?: { type: string; messages: string[] }
  bytes: Buffer
}

export interface MuxEvent {
  id: string
  type: string
  object: { type: string; id: string }
  data: object
}

export const MUX_SECRETS = { current: 'mux-webhook-secret-current', older: 'mux-webhook-secret-older' } as const

/** A webhook as Mux would send it: the body and the header that signs it. `timestamp` in seconds, now by default. */
export function signedMuxEvent(options: { event: object; secret?: string; timestamp?: number }) {
  const { event, secret = MUX_SECRETS.current, timestamp = Math.floor(Date.now() / 1_000) } = options
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { body, headers: { 'Content-Type': 'application/json', 'Mux-Signature': `t=${timestamp},v1=${signature}` } }
}
