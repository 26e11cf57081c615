import { storageOwner } from './owner.ts'
import { ownerPrefix } from './stored-items.ts'

function keyOf(setupIntentId: string): string {
  return `${ownerPrefix(storageOwner() ?? '')}setup.${setupIntentId}`
}

// Storage may be forbidden: then a setup is started again, which starts no second subscription.

/** Whether this page session has begun to start the subscription of a setup (once only). Claims it. */
export function claimSetup(setupIntentId: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(setupIntentId)) !== null) return false
    sessionStorage.setItem(keyOf(setupIntentId), '1')
  } catch {
    return true
  }
  return true
}

/** After a failure it may be tried again. */
export function releaseSetup(setupIntentId: string): void {
  try {
    sessionStorage.removeItem(keyOf(setupIntentId))
  } catch {
    // Nothing was kept.
  }
}
