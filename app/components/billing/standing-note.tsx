import type { ReactNode } from 'react'
import { billingCopy } from '#app/config/copy/billing.ts'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import type { StandingView } from '#app/models/billing/upgrade-view.ts'
import { useCopy } from '../shell/locale.ts'
import { buttonClasses } from '../ui/button.tsx'
import { PortalForm } from './portal-form.tsx'

/** A note with an edge, as on the menu of the mock tests: where one stands, before everything else. */
export function EdgeNote({ title, hue, children }: { title: string; hue: 'sun' | 'critical'; children: ReactNode }) {
  return (
    <section aria-label={title} className={`border-l-4 py-1 pl-4 ${hue === 'sun' ? 'border-sun' : 'border-critical'}`}>
      <h2 className="text-20">{title}</h2>
      {children}
    </section>
  )
}

/** The plan as it stands; nothing for who never had one. */
export function StandingNote({ kind, day, hasPortal }: StandingView) {
  const copy = useCopy(upgradeCopy).standing
  const shared = useCopy(billingCopy)
  if (kind === 'none') return null
  const sentence = () => {
    switch (kind) {
      case 'role':
        return copy.role
      case 'renews':
        return copy.renews(day?.text ?? '')
      case 'trial':
        return copy.trial(day?.text ?? '')
      case 'ends':
        return copy.ends(day?.text ?? '')
      case 'ended':
        return copy.ended(day?.text ?? '')
      case 'past_due':
        return day ? shared.pastDue(day.text) : shared.unpaid
    }
  }
  const action = () => {
    if (kind === 'past_due') return shared.fix
    return kind === 'ends' ? copy.resume : copy.change
  }
  return (
    <EdgeNote title={copy.title} hue={kind === 'past_due' ? 'critical' : 'sun'}>
      <p className="measure mt-1">{sentence()}</p>
      {hasPortal && kind !== 'ended' && kind !== 'role' && (
        <div className="mt-3">
          <PortalForm opening={shared.opening} className={buttonClasses(kind === 'past_due' ? 'primary' : 'secondary')}>
            {action()}
          </PortalForm>
        </div>
      )}
    </EdgeNote>
  )
}
