import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { instantToastCopy } from '#app/config/copy/instant-toasts.ts'
import { paymentSuccessCopy } from '#app/config/copy/payment-success.ts'
import { ApiError } from '#app/http/api-client.ts'
import { useCopy } from '../../shell/locale.ts'
import { useToast } from '../../ui/toast-context.tsx'
import { pollUntilActive, isRefusal, startSubscription } from './activation.ts'

const TOAST_MS = 10_000

type Activation =
  | { view: 'pending'; attempt: number }
  | { view: 'active' }
  /** `reference`: the id of the failed call; undefined if none failed. */
  | { view: 'failed'; problem: string; isRefused: boolean; reference?: string | undefined }

/** Starts the subscription if necessary, then polls until it is active. */
export function useActivation(setupIntentId: string | null): Activation {
  const copy = useCopy(paymentSuccessCopy)
  const { show } = useToast()
  const sentences = useCopy(instantToastCopy)
  const { revalidate } = useRevalidator()
  const [activation, setActivation] = useState<Activation>({ view: 'pending', attempt: 0 })

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left

    async function watch() {
      const onAttempt = (attempt: number) => setActivation({ view: 'pending', attempt })
      const outcome = await pollUntilActive({ setupIntentId, signal, onAttempt })
      if (outcome === 'active') return activated()
      if (outcome === 'timeout') setActivation({ view: 'failed', problem: copy.problems.timeout, isRefused: false })
    }

    async function activated() {
      setActivation({ view: 'active' })
      show(sentences.subscriptionActivated)
      // Reload the frame's data as well.
      await revalidate()
    }

    function refused(error: unknown) {
      if (signal.aborted) return
      const { initiate, initiation } = copy.problems
      const answer = error instanceof ApiError && error.status !== undefined ? error : undefined
      const problem = answer ? (answer.sentence ?? initiate) : initiation
      const isRefused = isRefusal(answer?.status)
      setActivation({ view: 'failed', problem, isRefused, reference: answer?.requestId })
      const { title, text, refusedText } = copy.toast
      show({ title, text: isRefused ? refusedText : text, tone: 'destructive', durationMs: TOAST_MS })
    }

    const start = setupIntentId === null ? Promise.resolve() : startSubscription(setupIntentId)
    start.then(watch, refused).catch(() => {})
    return () => left.abort()
    // Once per payment: data reloaded in the meantime must not restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [setupIntentId])

  return activation
}
