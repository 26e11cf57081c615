import { billingCopy } from '#app/config/copy/billing.ts'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import { LOG_IN_PATH, SIGN_UP_PATH, UPGRADE_PATH } from '#app/config/navigation.ts'
import type { UpgradeView } from '#app/models/billing/upgrade-view.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ContactLink } from './contact-link.tsx'
import { CostTable } from './cost-table.tsx'
import { FreeProLedger } from './free-pro-ledger.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { EdgeNote, StandingNote } from './standing-note.tsx'

function GuestGate() {
  const copy = useCopy(upgradeCopy).guest
  const back = `?redirectTo=${encodeURIComponent(UPGRADE_PATH)}`
  return (
    <EdgeNote title={copy.title}>
      <p className="measure mt-1">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={LOG_IN_PATH + back}>{copy.logIn}</ButtonLink>
        <ButtonLink to={SIGN_UP_PATH + back} look="secondary">
          {copy.signUp}
        </ButtonLink>
        <ButtonLink to={UPGRADE_PATH} reloadDocument look="quiet">
          {copy.refresh}
        </ButtonLink>
      </div>
    </EdgeNote>
  )
}

function PaymentsOff() {
  const copy = useCopy(upgradeCopy).off
  return (
    <EdgeNote title={copy.title}>
      <p className="measure mt-1">{copy.text}</p>
    </EdgeNote>
  )
}

/** The plans page: what Pro includes, its cost over time, and how to cancel. */
export function UpgradePage(props: {
  view: UpgradeView
  attemptKey: string
  problem: string | undefined
  /** Id of the failed request, for support. */
  reference: string | undefined
}) {
  const copy = useCopy(upgradeCopy)
  const { reference: lineOf } = useCopy(billingCopy)
  const { view, attemptKey, problem, reference } = props
  const { standing, isConfigured, offer, library, supportEmail } = view
  return (
    <div className="grid max-w-4xl gap-10">
      {problem !== undefined && (
        <ProblemAlert key={problem} text={problem}>
          <p className="mt-1">{copy.problems.notCharged}</p>
          {reference !== undefined && <p className="mt-1 text-13 wrap-anywhere">{lineOf(reference)}</p>}
        </ProblemAlert>
      )}
      {!standing && <GuestGate />}
      {standing && <StandingNote standing={standing} />}
      {!isConfigured && <PaymentsOff />}
      <PlanChooser offer={offer} currentPlanId={standing?.planId ?? null} attemptKey={attemptKey} />
      <div className="border-t border-line pt-6">
        <p className="measure text-15 text-soft">{copy.terms}</p>
      </div>
      <div className="grid gap-10 md:grid-cols-2 md:gap-16">
        <FreeProLedger library={library} />
        <CostTable />
      </div>
      <p>
        {copy.contact.question}{' '}
        <ContactLink
          email={supportEmail}
          reference={reference}
          className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
        >
          {copy.contact.link}
        </ContactLink>
      </p>
    </div>
  )
}
