const KEY = 'kopru-setup-'

// Storage may be forbidden: then a setup is started again, which starts no second subscription.

/** Whether this page session has begun to start the subscription of a setup (specification 2, section 4). Claims it. */
export function claimSetup(setupIntentId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY + setupIntentId) !== null) return false
    sessionStorage.setItem(KEY + setupIntentId, '1')
  } catch {
    return true
  }
  return true
}

/** After a failure it may be tried again. */
export function releaseSetup(setupIntentId: string): void {
  try {
    sessionStorage.removeItem(KEY + setupIntentId)
  } catch {
    // Nothing was kept.
  }
}
