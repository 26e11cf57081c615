import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { ACTIVATION_POLL_ATTEMPTS } from '#app/config/billing.ts'
import { billingCopy } from '#app/config/copy/billing.ts'
import { paymentSuccessCopy } from '#app/config/copy/payment-success.ts'
import { HOME_PATH, PLACES, UPGRADE_PATH } from '#app/config/navigation.ts'
import type { PeriodDay } from '#app/models/billing/period-day.ts'
import { useCopy } from '../../shell/locale.ts'
import { BridgeMark } from '../../site/wordmark.tsx'
import { Button, ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { ContactLink } from '../contact-link.tsx'
import { useActivation } from './use-activation.ts'

interface ViewProps {
  title: string
  /** The title without script, where nothing polls. */
  titleWithoutScript?: string | undefined
  isWaiting?: boolean
  children: ReactNode
}

function View({ title, titleWithoutScript, children, isWaiting = false }: ViewProps) {
  const heading = 'text-26'
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <BridgeMark className={`size-16 ${isWaiting ? 'scripted:animate-pulse' : ''}`} />
      <h2 className={titleWithoutScript === undefined ? heading : `${heading} hidden scripted:block`}>{title}</h2>
      {titleWithoutScript !== undefined && <h2 className={`${heading} scripted:hidden`}>{titleWithoutScript}</h2>}
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

/** The support contact, and the reference to quote. */
interface Support {
  email: string | null
  /** Id of the request this view answers. */
  reference: string
}

function SupportLink({ support }: { support: Support }) {
  const copy = useCopy(paymentSuccessCopy).failed
  const { email, reference } = support
  return (
    <ContactLink email={email} subject={copy.subject} reference={reference} className={buttonClasses('secondary')}>
      {copy.support}
    </ContactLink>
  )
}

function Reference({ support }: { support: Support }) {
  const { reference } = useCopy(billingCopy)
  return <p className="text-13 wrap-anywhere text-soft">{reference(support.reference)}</p>
}

/** Nothing was charged, or the paid period has ended: choose a plan again. */
export function UnpaidView(props: { text: string; hasEnded: boolean; hasPro: boolean; support: Support }) {
  const { text, hasEnded, hasPro, support } = props
  const copy = useCopy(paymentSuccessCopy)
  const { title, endedTitle, stillOpen } = copy.unpaid
  return (
    <View title={hasEnded ? endedTitle : title}>
      <p>{text}</p>
      {hasPro && <p>{stillOpen}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to={UPGRADE_PATH}>{copy.failed.upgrade}</ButtonLink>
        <ButtonLink to={HOME_PATH} look="secondary">
          {copy.failed.dashboard}
        </ButtonLink>
        <SupportLink support={support} />
      </div>
      <Reference support={support} />
    </View>
  )
}

interface FailedProps {
  problem: string
  /** For developers rather than the learner. */
  detail?: string | undefined
  support: Support
  /**
   * `refused`: nothing was started, and the learner can retry from the plans; `setup`: a card was saved and its
   * subscription may be starting; `arrears`: the frame explains what to do.
   */
  about: 'payment' | 'setup' | 'refused' | 'arrears'
  /** There is a payment whose state can be checked again. */
  canAskAgain: boolean
}

/** Checks with Stripe again: the same address without the mark that it was checked. */
function useAskAgain(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('checked')
  return `${pathname}?${query.toString()}`
}

export function FailedView({ problem, detail, support, about, canAskAgain }: FailedProps) {
  const copy = useCopy(paymentSuccessCopy).failed
  const again = useAskAgain()
  const texts = { payment: copy.text, setup: copy.setupText, refused: copy.refusedText, arrears: null }
  const hasPlans = about === 'refused' || detail !== undefined
  return (
    <View title={copy.title}>
      <p role="alert" className="font-semibold text-critical">
        {problem}
      </p>
      {texts[about] !== null && <p>{texts[about]}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        {hasPlans && <ButtonLink to={UPGRADE_PATH}>{copy.upgrade}</ButtonLink>}
        <ButtonLink to={HOME_PATH} look={hasPlans ? 'secondary' : 'primary'}>
          {copy.dashboard}
        </ButtonLink>
        <SupportLink support={support} />
        {canAskAgain && (
          <a href={again} className={buttonClasses('quiet')}>
            {copy.again}
          </a>
        )}
      </div>
      {detail !== undefined && <p className="text-13 wrap-anywhere text-soft">{detail}</p>}
      <Reference support={support} />
    </View>
  )
}

/** Without script nothing polls, and starting the subscription takes a press. */
function ByHand({ startId }: { startId: string | null }) {
  const copy = useCopy(paymentSuccessCopy).pending
  const again = useAskAgain()
  if (startId === null) {
    return (
      <a href={again} className={`${buttonClasses('secondary')} scripted:hidden`}>
        {copy.again}
      </a>
    )
  }
  return (
    <Form method="post" className="grid justify-items-start gap-3 scripted:hidden">
      <p>{copy.lastStep}</p>
      <input type="hidden" name="setupIntentId" value={startId} />
      <Button type="submit">{copy.activate}</Button>
    </Form>
  )
}

interface PendingProps {
  /** Stripe reports that the payment succeeded, or that the card is saved. */
  isPaid: boolean
  /** A saved card whose subscription has not started yet. */
  setupIntentId: string | null
  support: Support
}

/** Polls until the subscription exists, then shows success or failure. */
export function PendingView({ isPaid, setupIntentId, support }: PendingProps) {
  const copy = useCopy(paymentSuccessCopy).pending
  const activation = useActivation(setupIntentId)
  if (activation.view === 'active') return <ActiveView day={null} />
  if (activation.view === 'failed') {
    const { problem, isRefused, reference = support.reference } = activation
    const about = isRefused ? 'refused' : setupIntentId !== null && isPaid ? 'setup' : 'payment'
    return <FailedView {...{ problem, about }} support={{ ...support, reference }} canAskAgain={!isRefused} />
  }
  const startId = isPaid ? setupIntentId : null
  const texts = isPaid ? { title: copy.title, wait: copy.stay } : { title: copy.unsureTitle, wait: copy.unsure }
  return (
    <View title={texts.title} titleWithoutScript={startId === null ? undefined : copy.lastStepTitle} isWaiting>
      <p role="status" className="tabular hidden scripted:block">
        {activation.attempt > 0 && copy.checking({ attempt: activation.attempt, of: ACTIVATION_POLL_ATTEMPTS })}
      </p>
      {startId === null ? (
        <p className="text-soft">{texts.wait}</p>
      ) : (
        <p className="hidden text-soft scripted:block">{copy.staySetup}</p>
      )}
      <ByHand startId={startId} />
    </View>
  )
}
