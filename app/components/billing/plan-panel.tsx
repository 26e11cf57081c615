import type { ReactNode } from 'react'
import { type PlanId, PLANS } from '#app/config/billing.ts'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import { audText } from '#app/models/billing/money.ts'
import { costOver, paymentsOver } from '#app/models/billing/plan-cost.ts'
import { useCopy, useLocale } from '../shell/locale.ts'
import { YearBridge } from './year-bridge.tsx'

const YEAR_WEEKS = 52

interface Props {
  planId: PlanId
  /** The button for it, or a note that it is the current plan. */
  children: ReactNode
}

/** One plan: its price, its cost per year, and whom it suits. */
export function PlanPanel({ planId, children }: Props) {
  const copy = useCopy(upgradeCopy).plans
  const locale = useLocale()
  const plan = PLANS[planId]
  const { name, description, period, features } = copy[planId]
  const count = paymentsOver(plan, YEAR_WEEKS)
  return (
    <section
      aria-labelledby={`plan-${planId}`}
      className="grid border-t border-line py-8 md:row-span-6 md:grid-rows-subgrid md:border-t-0 md:border-l md:px-8 md:py-1 md:first:border-l-0 md:first:pl-0 md:last:pr-0"
    >
      <h3 id={`plan-${planId}`} className="text-20">
        {name}
      </h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="display tabular text-46">{audText(plan.amountCents, { locale })}</span>{' '}
        <span className="text-soft">{period}</span>
      </p>
      <div className="mt-5">
        <YearBridge planks={count} />
        <p className="tabular mt-1 text-13 text-soft">
          {copy.payments({ count, total: audText(costOver(plan, YEAR_WEEKS), { locale }) })}
        </p>
      </div>
      <p className="mt-5 font-semibold">{description}</p>
      <div className="mt-5">{children}</div>
      <ul className="mt-5 grid content-start gap-2 text-15">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <span aria-hidden="true" className="mt-2.5 h-1 w-3 shrink-0 rounded-full bg-sun" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
