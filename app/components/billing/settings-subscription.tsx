import { ExternalLink } from 'lucide-react'
import type { PlanId } from '#app/config/billing.ts'
import { billingCopy } from '#app/config/copy/billing.ts'
import { settingsCopy } from '#app/config/copy/settings.ts'
import type { SubscriptionState } from '#app/models/accounts/settings/settings-form.ts'
import type { PeriodDay } from '#app/models/billing/period-day.ts'
import { Fact, SettingsSection } from '../accounts/settings/settings-section.tsx'
import { useCopy } from '../shell/locale.ts'
import { buttonClasses } from '../ui/button.tsx'
import { PortalForm } from './portal-form.tsx'

interface Props {
  state: SubscriptionState
  planId: PlanId | null
  /** The end of the paid period; null if there is none. */
  periodEnd: PeriodDay | null
  daysRemaining: number | null
  hasPortal: boolean
  /** The learner is a customer at Stripe. */
  hasBill: boolean
}

/** The current plan, and the link to Stripe's billing portal. */
export function SettingsSubscription({ state, planId, periodEnd, daysRemaining, hasPortal, hasBill }: Props) {
  const copy = useCopy(settingsCopy).subscription
  const { opening } = useCopy(billingCopy)
  const words = copy.states[state]
  return (
    <SettingsSection id="subscription" title={copy.title}>
      <dl>
        <Fact name={copy.plan}>{planId === null ? copy.pro : copy.plans[planId]}</Fact>
        <Fact name={copy.status}>{words.status}</Fact>
        {periodEnd && (
          <Fact name={words.date}>
            <time dateTime={periodEnd.day} className="tabular">
              {periodEnd.text}
            </time>
            {daysRemaining !== null && (
              <span className="tabular block text-13 font-normal text-soft">{copy.daysRemaining(daysRemaining)}</span>
            )}
          </Fact>
        )}
      </dl>
      <div className="mt-5">
        {hasPortal && (
          <PortalForm opening={opening} className={buttonClasses('secondary', 'mb-2')}>
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {copy.portal}
          </PortalForm>
        )}
        <p className="text-13 text-soft">{hasBill ? copy.portalHint : copy.noBill}</p>
      </div>
    </SettingsSection>
  )
}
