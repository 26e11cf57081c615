import { type RefObject, useEffect, useRef, useState } from 'react'
import { subscribeCopy } from '#app/config/copy/subscribe.ts'
import { PAYMENT_SUCCESS_PATH } from '#app/config/billing.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { currentAppearance, watchTheme } from './payment-appearance.ts'
import { type Elements, loadStripe, type Stripe, type StripeProblem } from './stripe-script.ts'

type PaymentStatus = 'loading' | 'ready' | 'sending' | 'blocked'

interface Form {
  stripe: Stripe
  elements: Elements
}

interface Payment {
  status: PaymentStatus
  /** The error message. */
  problem: string | undefined
  pay: () => Promise<void>
}

const returnUrl = () => window.location.origin + PAYMENT_SUCCESS_PATH

/** If this setup was already confirmed (in another tab, or before going back): its success page. */
function doneBefore({ setup_intent: setup }: StripeProblem): string | undefined {
  return setup?.status === 'succeeded' ? `${returnUrl()}?setup_intent=${encodeURIComponent(setup.id)}` : undefined
}

/** Mounts Stripe's form in an element, and submits it on 'Subscribe Now'. */
export function usePayment(options: {
  place: RefObject<HTMLElement | null>
  publishableKey: string
  clientSecret: string
}): Payment {
  const { place, publishableKey, clientSecret } = options
  const copy = useCopy(subscribeCopy).form
  const locale = useLocale()
  const form = useRef<Form>(undefined)
  const [status, setStatus] = useState<PaymentStatus>('loading')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const cleanUps: (() => void)[] = []
    let isLeft = false
    function block() {
      if (isLeft) return
      setStatus('blocked')
      setProblem(copy.blocked)
    }
    async function open() {
      const stripe = await loadStripe(publishableKey)
      if (isLeft || !place.current) return
      const elements = stripe.elements({ clientSecret, appearance: currentAppearance(), locale })
      const element = elements.create('payment', { layout: 'tabs' })
      element.on('ready', () => setStatus('ready'))
      element.on('loaderror', block)
      element.mount(place.current)
      form.current = { stripe, elements }
      cleanUps.push(
        () => element.destroy(),
        watchTheme(() => elements.update({ appearance: currentAppearance() })),
      )
    }
    open().catch(block)
    return () => {
      isLeft = true
      for (const cleanUp of cleanUps) cleanUp()
    }
  }, [place, publishableKey, clientSecret, locale, copy])

  async function pay() {
    if (!form.current || status !== 'ready') return
    setStatus('sending')
    setProblem(undefined)
    try {
      const { error } = await form.current.stripe.confirmSetup({
        elements: form.current.elements,
        confirmParams: { return_url: returnUrl() },
      })
      // Without an error the browser is already navigating.
      if (!error) return
      const done = doneBefore(error)
      if (done) return window.location.assign(done)
      setProblem(error.type === 'api_connection_error' ? copy.blocked : (error.message ?? copy.failed))
    } catch {
      // The request to Stripe failed before a response.
      setProblem(copy.blocked)
    }
    setStatus('ready')
  }

  return { status, problem, pay }
}
