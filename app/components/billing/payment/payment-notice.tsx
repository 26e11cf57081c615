import { CreditCard } from 'lucide-react'
import { billingCopy } from '#app/config/copy/billing.ts'
import { useCopy } from '../../shell/locale.ts'
import { PortalForm } from '../portal-form.tsx'

/** On every page while a payment is overdue: what it means for Pro, and how to fix it. */
export function PaymentNotice({ until }: { until: string | null }) {
  const copy = useCopy(billingCopy)
  return (
    <section aria-label={copy.label} className="border-b border-line bg-critical-wash text-15">
      <div className="flex items-start gap-x-3 px-4 py-1 md:items-center md:px-6">
        <CreditCard aria-hidden="true" strokeWidth={1.75} className="mt-3 size-5 shrink-0 text-critical md:mt-0" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 pt-2.5 md:pt-0">
          <p className="min-w-0">{until === null ? copy.unpaid : copy.pastDue}</p>
          <PortalForm
            opening={copy.opening}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {copy.fix}
          </PortalForm>
        </div>
      </div>
    </section>
  )
}
