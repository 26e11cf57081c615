import { env } from '#app/config/env.server.ts'
import { PUSH_LIFETIME_SECONDS, PUSH_TIMEOUT_MS } from '#app/config/reminders.ts'
import { findPushKeys, keepPushKeys, type PushKeyPair } from '#app/models/reminders/push-keys.server.ts'
import { type BrowserSubscription, isPushServiceAddress } from '#app/models/reminders/push-subscription.ts'

/** The push service, or the encryption, refuses for good. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused'
}

/** The package is read at first need: most processes start without. */
const webPush = async () => (await import('web-push')).default

async function loadKeys(): Promise<PushKeyPair> {
  if (env.push.keys) return env.push.keys
  const kept = await findPushKeys()
  if (kept) return kept
  await keepPushKeys((await webPush()).generateVAPIDKeys())
  return (await findPushKeys()) ?? loadKeys()
}

let keys: Promise<PushKeyPair> | undefined

/** The pair of keys of this installation: the one that is set, or the one that was made at the first start. */
export function pushKeys(): Promise<PushKeyPair> {
  keys ??= loadKeys().catch((error: unknown) => {
    keys = undefined
    throw error
  })
  return keys
}

/** Whom a push service can reach about us (RFC 8292). */
function contact(): string {
  if (env.supportEmail !== undefined) return `mailto:${env.supportEmail}`
  return env.isHttps ? env.APP_URL : 'mailto:no-reply@localhost'
}

const GONE = new Set([404, 410])
/** Too many requests, and too early. */
const LATER = new Set([408, 425, 429])
const FIRST_SERVER_ERROR = 500

/**
 * Encrypts a message for a browser and hands it to its push service. Redirects are not followed.
 *
 * @param options.topic a message that was not delivered yet is replaced by the next with the same topic.
 * @returns `gone` if the service knows the browser no more.
 * @throws PushRefused, or another error if a later try may help.
 */
export async function pushTo(options: {
  subscription: BrowserSubscription
  message: unknown
  topic: string
  signal: AbortSignal
}): Promise<'taken' | 'gone'> {
  const { subscription, message, topic, signal } = options
  if (!isPushServiceAddress(subscription.endpoint, env.push.ownService)) throw new PushRefused('no known push service')
  const { generateRequestDetails } = await webPush()
  const { endpoint, method, headers, body } = generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contact(), ...(await pushKeys()) },
    TTL: PUSH_LIFETIME_SECONDS,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
    topic,
  })
  const { 'Content-Length': _, ...others } = headers
  const response = await fetch(endpoint, {
    method,
    headers: others,
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PUSH_TIMEOUT_MS)]),
  })
  await response.body?.cancel()
  const { status, ok } = response
  if (ok) return 'taken'
  if (GONE.has(status)) return 'gone'
  const sentence = `push service answered ${status}`
  throw LATER.has(status) || status >= FIRST_SERVER_ERROR ? new Error(sentence) : new PushRefused(sentence)
}
