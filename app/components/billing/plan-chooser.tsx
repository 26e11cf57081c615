import { Form, useNavigation } from 'react-router'
import type { PlanId } from '#app/config/billing.ts'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import type { Offer } from '#app/models/billing/upgrade-view.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { PLAN_ORDER } from './plan-order.ts'
import { PlanPanel } from './plan-panel.tsx'

interface Props {
  offer: Offer
  /** The current plan. */
  currentPlanId: PlanId | null
  attemptKey: string
}

/** Both plans in one plain form. The form has one idempotency key: submitting it twice makes one payment. */
export function PlanChooser({ offer, currentPlanId, attemptKey }: Props) {
  const copy = useCopy(upgradeCopy).plans
  const navigation = useNavigation()
  const sentPlan = navigation.formData?.get('planId')

  function way(id: PlanId) {
    const { name, button } = copy[id]
    if (offer !== 'buy' && id === currentPlanId) return <p className="py-2.5 font-semibold">{copy.current}</p>
    if (offer === 'show') return null
    return (
      <Button
        type="submit"
        name="planId"
        value={id}
        look={offer === 'buy' ? 'primary' : 'secondary'}
        disabled={sentPlan !== undefined}
        className="w-full"
      >
        {sentPlan === id ? copy.sending : offer === 'buy' ? button : copy.switch(name)}
      </Button>
    )
  }

  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="text-26">
        {offer === 'buy' ? copy.title : copy.both}
      </h2>
      <p className="mt-1 text-soft">{copy.intro}</p>
      <Form method="post">
        <input type="hidden" name="attemptKey" value={attemptKey} />
        <div className="mt-6 md:grid md:grid-cols-2">
          {PLAN_ORDER.map((id) => (
            <PlanPanel key={id} planId={id}>
              {way(id)}
            </PlanPanel>
          ))}
        </div>
      </Form>
    </section>
  )
}
