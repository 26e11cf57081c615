import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { type PlanId, PLANS } from '#app/config/billing.ts'
import { subscribeCopy } from '#app/config/copy/subscribe.ts'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { audText } from '#app/models/billing/money.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import { usePayment } from './use-payment.ts'

interface Props {
  planId: PlanId
  publishableKey: string
  clientSecret: string
  attemptKey: string
}

/** A plain form that leads to Stripe's own page. */
function HostedInstead({ planId, attemptKey, label }: Pick<Props, 'planId' | 'attemptKey'> & { label: string }) {
  return (
    <form method="post" action={UPGRADE_PATH}>
      <input type="hidden" name="planId" value={planId} />
      <input type="hidden" name="attemptKey" value={attemptKey} />
      <input type="hidden" name="page" value="checkout" />
      <button type="submit" className={buttonClasses('secondary')}>
        {label}
      </button>
    </form>
  )
}

/** Stripe's frame with its button; if Stripe's script is blocked, a retry and the link to Stripe's page. */
function CardForm({ planId, publishableKey, clientSecret, attemptKey, onReload }: Props & { onReload: () => void }) {
  const copy = useCopy(subscribeCopy).form
  const locale = useLocale()
  const { period } = useCopy(upgradeCopy).plans[planId]
  const place = useRef<HTMLDivElement>(null)
  const { status, problem, pay } = usePayment({ place, publishableKey, clientSecret })
  return (
    <div className="mt-3 hidden scripted:block">
      {problem !== undefined && (
        <ProblemAlert text={problem} className="mb-4">
          <p className="mt-1">{copy.notCharged}</p>
        </ProblemAlert>
      )}
      <form
        hidden={status === 'blocked'}
        onSubmit={(event) => {
          event.preventDefault()
          void pay()
        }}
      >
        <div hidden={status !== 'loading'}>
          <p role="status" className="sr-only">
            {status === 'loading' && copy.loading}
          </p>
          <Skeleton className="mb-3 h-12 w-full" />
          <Skeleton className="mb-3 h-12 w-full" />
          <Skeleton className="h-12 w-1/2" />
        </div>
        <div ref={place} />
        <Button type="submit" disabled={status !== 'ready'} className="mt-6 w-full">
          {status === 'sending' ? copy.submitting : copy.submit}
        </Button>
        <p className="mt-3 text-13 text-soft">
          {copy.consent({ price: audText(PLANS[planId].amountCents, { locale }), period })}
        </p>
      </form>
      {status === 'blocked' && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={onReload}>{copy.reload}</Button>
          <HostedInstead planId={planId} attemptKey={attemptKey} label={copy.elsewhere} />
        </div>
      )}
    </div>
  )
}

/** Collects a card in Stripe's frame; without script, on Stripe's own page. */
export function PaymentForm(props: Props) {
  const { form: copy, noScript } = useCopy(subscribeCopy)
  const { planId, attemptKey } = props
  const [round, setRound] = useState(0)
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className="text-20">
        {copy.title}
      </h2>
      <div className="mt-3 grid gap-4 scripted:hidden">
        <p>{noScript.text}</p>
        <HostedInstead planId={planId} attemptKey={attemptKey} label={noScript.action} />
      </div>
      <CardForm key={round} {...props} onReload={() => setRound(round + 1)} />
      <p className="mt-4 flex items-start gap-2 text-13 text-soft">
        <Lock aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
        {copy.secure}
      </p>
    </section>
  )
}
