import type { PlanId } from '#app/config/billing.ts'
import { subscribeCopy } from '#app/config/copy/subscribe.ts'
import { useCopy } from '../shell/locale.ts'
import { OrderSummary } from './payment/order-summary.tsx'
import { PaymentError, PaymentFrame } from './payment/payment-frame.tsx'
import { PaymentForm } from './payment/payment-form.tsx'

interface Props {
  username: string
  /** `unknown`: not this learner's payment; `away`: Stripe is unreachable. */
  payment: { planId: PlanId; clientSecret: string; publishableKey: string; attemptKey: string } | 'unknown' | 'away'
}

/** The payment page: the order, and Stripe's card form. */
export function SubscribePage({ username, payment }: Props) {
  const copy = useCopy(subscribeCopy)
  return (
    <PaymentFrame>
      {typeof payment === 'object' ? (
        <>
          <h1 className="text-34">{copy.pageTitle}</h1>
          <div className="mt-6 grid gap-10 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-16">
            <div className="md:order-last">
              <OrderSummary planId={payment.planId} username={username} />
            </div>
            <PaymentForm {...payment} />
          </div>
        </>
      ) : (
        <PaymentError isAway={payment === 'away'} />
      )}
    </PaymentFrame>
  )
}
