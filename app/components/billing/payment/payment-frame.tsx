import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { subscribeCopy } from '#app/config/copy/subscribe.ts'
import { PLACES, UPGRADE_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../../shell/locale.ts'
import { Wordmark } from '../../site/wordmark.tsx'

/**
 * The frame of the payment pages, with only a way back. Its links load documents, so the policy extended for Stripe ends
 * with this page.
 */
export function PaymentFrame({ children }: { children: ReactNode }) {
  const copy = useCopy(subscribeCopy)
  return (
    <div className="mx-auto max-w-4xl px-4 md:px-6">
      <div className="flex h-18 items-center justify-between border-b border-line">
        <a href={PLACES.dashboard} className="-m-1 inline-flex rounded-control p-1 text-ink no-underline">
          <Wordmark />
        </a>
        <a
          href={UPGRADE_PATH}
          className="inline-flex min-h-11 items-center gap-2 text-15 font-semibold text-accent underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {copy.back}
        </a>
      </div>
      <div className="py-8 md:py-12">{children}</div>
    </div>
  )
}

/** Shown when the payment is not this learner's, or cannot be verified now. */
export function PaymentError({ isAway }: { isAway: boolean }) {
  const copy = useCopy(subscribeCopy)
  const { pathname, search } = useLocation()
  const { title, text, action } = isAway ? copy.away : copy.error
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <h1 className="text-34">{title}</h1>
      <p className="text-soft">{text}</p>
      <a
        href={isAway ? pathname + search : UPGRADE_PATH}
        className="inline-flex min-h-11 items-center justify-center rounded-control bg-accent px-5 py-2 font-semibold text-accent-ink no-underline hover:[filter:brightness(1.1)]"
      >
        {action}
      </a>
    </div>
  )
}
