import { createECDH } from 'node:crypto'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { type BrowserSubscription, isPushServiceAddress } from '#app/models/reminders/push-subscription.ts'
import { addPushSubscription } from '#app/models/reminders/push-subscription.server.ts'

/** Whether a message can be encrypted for it: the key is a point of the curve. */
function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

/** @throws AppError VALIDATION_FAILED for an address that is no browser's push service, or a key that is none. */
export async function addDevice(options: { userId: number; subscription: BrowserSubscription }): Promise<void> {
  const { endpoint, keys } = options.subscription
  if (!isPushServiceAddress(endpoint, env.push.ownService) || !isPublicKey(keys.p256dh)) {
    throw new AppError('VALIDATION_FAILED', (copy) => copy.problems.pushSubscription)
  }
  await addPushSubscription(options)
}
