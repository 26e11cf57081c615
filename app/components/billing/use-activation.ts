import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ACTIVATION_POLL_ATTEMPTS, ACTIVATION_POLL_MS, ACTIVATION_POLL_TIMEOUT_MS } from '#app/config/billing.ts'
import { paymentSuccessCopy } from '#app/config/copy/payment-success.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import { useCopy } from '../shell/locale.ts'
import { useToast } from '../ui/toast-context.tsx'
import { claimSetup, releaseSetup } from './handled-setups.ts'

const TOAST_MS = 10_000

type Activation = { view: 'pending'; attempt: number } | { view: 'active' } | { view: 'failed'; problem: string }

/** Ends early, and quietly, when the page is left. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function isActive(user: unknown): boolean {
  if (typeof user !== 'object' || user === null || !('subscriptionStatus' in user)) return false
  return user.subscriptionStatus === 'active' || user.subscriptionStatus === 'trialing'
}

async function askOnce(signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.timeout(ACTIVATION_POLL_TIMEOUT_MS)
    return isActive(await callApi('/api/user', { signal: AbortSignal.any([signal, limit]) }))
  } catch {
    // An answer that did not come counts as an attempt, no more.
    return false
  }
}

/** Starts the subscription of a card that was set up, unless this page session does so already. @throws ApiError */
async function startSubscription(setupIntentId: string): Promise<void> {
  if (!claimSetup(setupIntentId)) return
  try {
    await callApi('/api/complete-subscription', { method: 'POST', body: { setupIntentId } })
  } catch (error) {
    releaseSetup(setupIntentId)
    throw error
  }
}

/** Starts what is still to be started and then asks until the subscription is there: specification 2, section 4. */
export function useActivation(setupIntentId: string | null): Activation {
  const copy = useCopy(paymentSuccessCopy)
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const [activation, setActivation] = useState<Activation>({ view: 'pending', attempt: 0 })

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left

    async function watch() {
      for (let attempt = 1; attempt <= ACTIVATION_POLL_ATTEMPTS; attempt += 1) {
        setActivation({ view: 'pending', attempt })
        if (await askOnce(signal)) return activated()
        await pause(ACTIVATION_POLL_MS, signal)
        if (signal.aborted) return
      }
      setActivation({ view: 'failed', problem: copy.problems.timeout })
    }

    async function activated() {
      if (signal.aborted) return
      setActivation({ view: 'active' })
      show('subscriptionActivated')
      // The frame knows then, too.
      await revalidate()
    }

    function refused(error: unknown) {
      if (signal.aborted) return
      const { initiate, initiation } = copy.problems
      const sentence =
        error instanceof ApiError && error.status !== undefined ? (error.sentence ?? initiate) : initiation
      setActivation({ view: 'failed', problem: sentence })
      show({ ...copy.toast, tone: 'destructive', durationMs: TOAST_MS })
    }

    const start = setupIntentId === null ? Promise.resolve() : startSubscription(setupIntentId)
    start.then(watch, refused).catch(() => {})
    return () => left.abort()
    // Once for a payment: what the page reads anew meanwhile changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [setupIntentId])

  return activation
}
