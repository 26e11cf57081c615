import type { ReactNode } from 'react'
import { billingCopy } from '#app/config/copy/billing.ts'
import { type UpgradeCopy, upgradeCopy } from '#app/config/copy/upgrade.ts'
import type { StandingView } from '#app/models/billing/upgrade-view.ts'
import { useCopy } from '../shell/locale.ts'
import { buttonClasses } from '../ui/button.tsx'
import { PortalForm } from './portal-form.tsx'

/** A note with a coloured edge, as in the mock test menu: the learner's plan, above everything else. */
export function EdgeNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-l-4 border-sun py-1 pl-4">
      <h2 className="text-20">{title}</h2>
      {children}
    </section>
  )
}

/** Null if there is nothing to show: no subscription, or the frame already shows an overdue payment. */
function wordsOf(copy: UpgradeCopy['standing'], { kind, day: end }: StandingView) {
  const day = end?.text ?? ''
  switch (kind) {
    case 'none':
    case 'past_due':
      return null
    case 'role':
      return copy.role
    case 'renews':
    case 'trial':
    case 'ended':
    case 'given':
      return { title: copy[kind].title, text: copy[kind].text(day) }
    case 'ends':
      return { title: copy.ends.title(day), text: copy.ends.text }
  }
}

/** The current plan, and a link to change it. */
export function StandingNote({ standing }: { standing: StandingView }) {
  const copy = useCopy(upgradeCopy).standing
  const { opening } = useCopy(billingCopy)
  const words = wordsOf(copy, standing)
  if (!words) return null
  return (
    <EdgeNote title={words.title}>
      <p className="measure mt-1">{words.text}</p>
      {standing.hasPortal && standing.kind !== 'ended' && (
        <div className="mt-3">
          <PortalForm opening={opening} className={buttonClasses('secondary')}>
            {standing.kind === 'ends' ? copy.resume : copy.change}
          </PortalForm>
        </div>
      )}
    </EdgeNote>
  )
}
