import { ACTIVATION_POLL_ATTEMPTS, ACTIVATION_POLL_MS, ACTIVATION_POLL_TIMEOUT_MS } from '#app/config/billing.ts'
import { callApi } from '#app/http/api-client.ts'
import { claimSetup, releaseSetup } from '../../browser-storage/setup-claims.ts'

/** Aborted when the page is left; ends the work without an error. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

function isActive(user: unknown): boolean {
  if (typeof user !== 'object' || user === null || !('subscriptionStatus' in user)) return false
  const isRunning = user.subscriptionStatus === 'active' || user.subscriptionStatus === 'trialing'
  const end = 'subscriptionPeriodEnd' in user ? user.subscriptionPeriodEnd : null
  return isRunning && typeof end === 'string' && Date.parse(end) >= Date.now()
}

async function askOnce(signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.timeout(ACTIVATION_POLL_TIMEOUT_MS)
    return isActive(await callApi('/api/user', { signal: AbortSignal.any([signal, limit]) }))
  } catch {
    // A missing response only counts as one attempt.
    return false
  }
}

/** Starts the subscription of a saved card, unless this page session already does. @throws ApiError */
export async function startSubscription(setupIntentId: string): Promise<void> {
  if (!claimSetup(setupIntentId)) return
  try {
    await callApi('/api/complete-subscription', { method: 'POST', body: { setupIntentId } })
  } catch (error) {
    releaseSetup(setupIntentId)
    throw error
  }
}

/** Polls until the subscription exists, the page is left, or the attempts run out. */
export async function pollUntilActive(options: {
  setupIntentId: string | null
  signal: AbortSignal
  onAttempt: (attempt: number) => void
  /** Between two polls. */
  pauseMs?: number
}): Promise<'active' | 'timeout' | 'left'> {
  const { setupIntentId, signal, onAttempt, pauseMs = ACTIVATION_POLL_MS } = options
  for (let attempt = 1; attempt <= ACTIVATION_POLL_ATTEMPTS; attempt += 1) {
    onAttempt(attempt)
    if (await askOnce(signal)) return signal.aborted ? 'left' : 'active'
    await pause(pauseMs, signal)
    if (signal.aborted) return 'left'
  }
  // The claiming tab may have been cut off: the next poll starts it.
  if (setupIntentId !== null) releaseSetup(setupIntentId)
  return 'timeout'
}

const REFUSALS = [400, 404, 409]

/** Whether the server or the bank has refused: nothing was started, and retrying will not help. */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && REFUSALS.includes(status)
}
