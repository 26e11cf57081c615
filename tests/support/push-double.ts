import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify } from 'jose'
import type { BrowserSubscription } from '#app/models/reminders/push-subscription.ts'

// A push service on loopback, and browsers that are subscribed to it: it checks whose message it is (RFC 8292) and reads it with
// the browser's private key (RFC 8291, RFC 8188), written from the specifications and not with the package that encrypts.

export interface ReceivedPush {
  /** Of the browser. */
  endpoint: string
  /** The decrypted message. */
  message: unknown
  headers: IncomingMessage['headers']
  /** The key that signed for the sender. */
  vapidKey: string
  claims: Record<string, unknown>
}

const POINT_BYTES = 65
const SALT_BYTES = 16
const TAG_BYTES = 16

interface Browser {
  subscription: BrowserSubscription
  ecdh: ReturnType<typeof createECDH>
  auth: Buffer
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** One record of aes128gcm: salt, record size, length of the sender's key, the key, the sealed text. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): unknown {
  const salt = body.subarray(0, SALT_BYTES)
  const keyAt = SALT_BYTES + 5
  if (body[keyAt - 1] !== POINT_BYTES) throw new Error('The key of the sender is not a point of P-256.')
  const sender = body.subarray(keyAt, keyAt + POINT_BYTES)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const sealed = body.subarray(keyAt + POINT_BYTES)
  const opening = createDecipheriv('aes-128-gcm', key, nonce)
  opening.setAuthTag(sealed.subarray(-TAG_BYTES))
  const text = Buffer.concat([opening.update(sealed.subarray(0, -TAG_BYTES)), opening.final()])
  // The last record ends with a 2 and padding.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
}

async function readVapid(authorization: string, origin: string) {
  const [, token = '', vapidKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(vapidKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, key, { audience: origin, algorithms: ['ES256'] })
  return { vapidKey, claims: { ...payload } }
}

export interface PushDouble {
  received: ReceivedPush[]
  /** A browser that has subscribed. */
  subscribe: () => BrowserSubscription
  /** What it answers from now on, to everybody or to one browser; 201 unless set. */
  answer: (status: number, endpoint?: string) => void
  close: () => Promise<void>
}

export async function startPushDouble(port: number): Promise<PushDouble> {
  const origin = `http://127.0.0.1:${port}`
  const browsers = new Map<string, Browser>()
  const answers = new Map<string, number>()
  const received: ReceivedPush[] = []

  async function take(request: IncomingMessage): Promise<number> {
    const endpoint = `${origin}${request.url}`
    const body = await buffer(request)
    const browser = browsers.get(endpoint)
    const status = answers.get(endpoint) ?? answers.get('') ?? (browser ? 201 : 404)
    if (status !== 201 || !browser) return status
    const vapid = await readVapid(request.headers.authorization ?? '', origin)
    received.push({ endpoint, message: decrypt(body, browser), headers: request.headers, ...vapid })
    return status
  }

  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    received,
    subscribe() {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys().toString('base64url')
      const auth = randomBytes(SALT_BYTES)
      const endpoint = `${origin}/push/${randomBytes(SALT_BYTES).toString('base64url')}`
      const subscription = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
      browsers.set(endpoint, { subscription, ecdh, auth })
      return subscription
    },
    answer: (status, endpoint = '') => void answers.set(endpoint, status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
