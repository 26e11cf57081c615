import { type PlanId, PLANS } from '#app/config/billing.ts'
import { subscribeCopy } from '#app/config/copy/subscribe.ts'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import { audText } from '#app/models/billing/money.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'

/** What is charged now and later, set like a receipt. */
export function OrderSummary({ planId, username }: { planId: PlanId; username: string }) {
  const copy = useCopy(subscribeCopy).summary
  const locale = useLocale()
  const { name, period } = useCopy(upgradeCopy).plans[planId]
  const { amountCents } = PLANS[planId]
  const sum = audText(amountCents, { locale, decimals: 'always' })
  return (
    <section aria-labelledby="order" className="text-15">
      <h2 id="order" className="text-20">
        {copy.title}
      </h2>
      <dl className="tabular mt-3 border-t border-ink">
        <div className="flex items-baseline justify-between gap-4 py-3">
          <dt>{copy.product(name)}</dt>
          <dd>{sum}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t-3 border-double border-line py-3 font-semibold">
          <dt>{copy.today}</dt>
          <dd className="display text-26">{sum}</dd>
        </div>
      </dl>
      <p className="border-t border-line pt-3">{copy.after({ price: audText(amountCents, { locale }), period })}</p>
      <p className="mt-1 text-13 text-soft">
        {copy.tax} {copy.account(username)}.
      </p>
    </section>
  )
}
