import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { ACTIVATION_POLL_ATTEMPTS } from '#app/config/billing.ts'
import { paymentSuccessCopy } from '#app/config/copy/payment-success.ts'
import { HOME_PATH, PLACES, UPGRADE_PATH } from '#app/config/navigation.ts'
import type { PeriodDay } from '#app/models/billing/period-day.ts'
import { useCopy } from '../shell/locale.ts'
import { BridgeMark } from '../shell/wordmark.tsx'
import { Button, ButtonLink, buttonClasses } from '../ui/button.tsx'
import { ContactLink } from './contact-link.tsx'
import { useActivation } from './use-activation.ts'

function View({ title, children, isWaiting = false }: { title: string; children: ReactNode; isWaiting?: boolean }) {
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <BridgeMark className={`size-16 ${isWaiting ? 'scripted:animate-pulse' : ''}`} />
      <h2 className="text-26">{title}</h2>
      {children}
    </div>
  )
}

export function ActiveView({ day }: { day: PeriodDay | null }) {
  const copy = useCopy(paymentSuccessCopy).active
  return (
    <View title={copy.title}>
      <p>
        {copy.text} {day && copy.until(day.text)}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to={PLACES.practice}>{copy.practice}</ButtonLink>
        <ButtonLink to={PLACES.dashboard} look="secondary">
          {copy.dashboard}
        </ButtonLink>
      </div>
    </View>
  )
}

interface FailedProps {
  problem: string
  supportEmail: string | null
  /**
   * `refused`: nothing was begun, and the way on is another try from the plans; `setup`: a card was saved and its
   * subscription may be under way.
   */
  about: 'payment' | 'setup' | 'refused'
  /** There is a payment to ask about once more. */
  canAskAgain: boolean
}

/** Asks Stripe again: the address as it is, without the mark that it was asked. */
function useAskAgain(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('checked')
  return `${pathname}?${query.toString()}`
}

export function FailedView({ problem, supportEmail, about, canAskAgain }: FailedProps) {
  const copy = useCopy(paymentSuccessCopy).failed
  const again = useAskAgain()
  return (
    <View title={copy.title}>
      <p role="alert" className="font-semibold text-critical">
        {problem}
      </p>
      {about !== 'refused' && <p>{about === 'setup' ? copy.setupText : copy.text}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        {about === 'refused' && <ButtonLink to={UPGRADE_PATH}>{copy.upgrade}</ButtonLink>}
        <ButtonLink to={HOME_PATH} look={about === 'refused' ? 'secondary' : 'primary'}>
          {copy.dashboard}
        </ButtonLink>
        <ContactLink email={supportEmail} subject={copy.subject} className={buttonClasses('secondary')}>
          {copy.support}
        </ContactLink>
        {canAskAgain && (
          <a href={again} className={buttonClasses('quiet')}>
            {copy.again}
          </a>
        )}
      </div>
    </View>
  )
}

/** Without script nothing asks by itself, and what must be started takes a press. */
function ByHand({ setupIntentId }: { setupIntentId: string | null }) {
  const copy = useCopy(paymentSuccessCopy).pending
  const again = useAskAgain()
  if (setupIntentId === null) {
    return (
      <a href={again} className={`${buttonClasses('secondary')} scripted:hidden`}>
        {copy.again}
      </a>
    )
  }
  return (
    <Form method="post" className="grid justify-items-start gap-3 scripted:hidden">
      <p>{copy.lastStep}</p>
      <input type="hidden" name="setupIntentId" value={setupIntentId} />
      <Button type="submit">{copy.activate}</Button>
    </Form>
  )
}

/** Watches until the subscription is there; then the view of success or of failure takes its place. */
export function PendingView(props: { setupIntentId: string | null; supportEmail: string | null }) {
  const { setupIntentId, supportEmail } = props
  const copy = useCopy(paymentSuccessCopy).pending
  const activation = useActivation(setupIntentId)
  if (activation.view === 'active') return <ActiveView day={null} />
  if (activation.view === 'failed') {
    const { problem, isRefused } = activation
    const about = isRefused ? 'refused' : setupIntentId === null ? 'payment' : 'setup'
    return <FailedView problem={problem} supportEmail={supportEmail} about={about} canAskAgain={!isRefused} />
  }
  return (
    <View title={copy.title} isWaiting>
      <p role="status" className="tabular hidden scripted:block">
        {activation.attempt > 0 && copy.checking({ attempt: activation.attempt, of: ACTIVATION_POLL_ATTEMPTS })}
      </p>
      <p className="hidden text-soft scripted:block">{setupIntentId === null ? copy.stay : copy.staySetup}</p>
      <ByHand setupIntentId={setupIntentId} />
    </View>
  )
}
