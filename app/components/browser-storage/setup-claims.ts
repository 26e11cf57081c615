import { storageOwner } from './owner.ts'
import { ownerPrefix } from './stored-items.ts'

function keyOf(setupIntentId: string): string {
  return `${ownerPrefix(storageOwner() ?? '')}setup.${setupIntentId}`
}

// Storage may be blocked: the setup is then started again, which does not create a second subscription.

/** Claims a setup. False if this page session has already started its subscription. */
export function claimSetup(setupIntentId: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(setupIntentId)) !== null) return false
    sessionStorage.setItem(keyOf(setupIntentId), '1')
  } catch {
    return true
  }
  return true
}

/** Releases the claim after a failure. */
export function releaseSetup(setupIntentId: string): void {
  try {
    sessionStorage.removeItem(keyOf(setupIntentId))
  } catch {
    // Nothing was stored.
  }
}
