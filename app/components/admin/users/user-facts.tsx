import type { ReactNode } from 'react'
import { adminPeopleCopy } from '#app/config/copy/admin-people.ts'
import type { PlanState } from '#app/models/accounts/desk/user-filter.ts'
import type { Role } from '#app/models/accounts/current-user.ts'
import { useCopy } from '../../shell/locale.ts'
import { useMoment } from '../../shell/use-moment.ts'

/** A user as shown on their page. Times are ISO 8601. */
export interface ShownUser {
  id: number
  username: string
  email: string
  emailVerified: boolean
  emailVerifiedAt: string | null
  role: Role
  plan: PlanState
  periodEnd: string | null
  /** Pro granted by an admin; `text` and `day` give its last day. */
  given: { at: string; isOver: boolean; text: string; day: string } | null
  deleteAfter: string | null
  createdAt: string
  lastActive: string | null
  signIn: 'password' | 'google' | 'both'
  isCustomer: boolean
  hasSeenTutorial: boolean
  streak: number
  language: string
  timezone: string
  practiceCount: number
  mockTestCount: number
  sessionCount: number
  /** The signed-in admin. */
  isSelf: boolean
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-4 border-b border-line py-1.5 text-15">
      <dt className="text-soft">{name}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  )
}

function SubscriptionFacts({ user, moment }: { user: ShownUser; moment: (iso: string) => string }) {
  const { user: copy, plans } = useCopy(adminPeopleCopy)
  return (
    <>
      <Fact name={copy.subscription}>{plans[user.plan]}</Fact>
      {user.periodEnd !== null && <Fact name={copy.paidUntil}>{moment(user.periodEnd)}</Fact>}
      <Fact name={copy.givenUntil}>{user.given ? user.given.text : copy.notGiven}</Fact>
      <Fact name={copy.atStripe}>{user.isCustomer ? copy.customer : copy.noCustomer}</Fact>
    </>
  )
}

/** A user's account facts and figures, but never their content. */
export function UserFacts({ user, timeZone }: { user: ShownUser; timeZone: string }) {
  const { user: copy, roles } = useCopy(adminPeopleCopy)
  const moment = useMoment(timeZone)
  const verified = user.emailVerifiedAt === null ? copy.verified : copy.verifiedOn(moment(user.emailVerifiedAt))
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-20">
        {copy.facts}
      </h2>
      <dl className="mt-3 grid content-start gap-x-12 border-t border-line md:grid-cols-2">
        <Fact name={copy.email}>
          {user.email} <span className="text-soft">({user.emailVerified ? verified : copy.unverified})</span>
        </Fact>
        <Fact name={copy.role.label}>
          {roles[user.role]}
          {user.isSelf && <span className="ml-2 font-semibold">{copy.yourself}</span>}
        </Fact>
        <Fact name={copy.joined}>{moment(user.createdAt)}</Fact>
        <Fact name={copy.lastActive}>{user.lastActive === null ? copy.neverActive : moment(user.lastActive)}</Fact>
        <Fact name={copy.practice}>{user.practiceCount}</Fact>
        <Fact name={copy.mockTests}>{user.mockTestCount}</Fact>
        <SubscriptionFacts user={user} moment={moment} />
        <Fact name={copy.streak}>{copy.days(user.streak)}</Fact>
        <Fact name={copy.tutorial}>{user.hasSeenTutorial ? copy.tutorialDone : copy.tutorialOpen}</Fact>
        <Fact name={copy.signIn}>{copy[user.signIn]}</Fact>
        <Fact name={copy.sessions}>{copy.devices(user.sessionCount)}</Fact>
        <Fact name={copy.language}>
          {user.language}, {user.timezone}
        </Fact>
        <Fact name={copy.id}>{user.id}</Fact>
        {user.deleteAfter !== null && <Fact name={copy.deletion}>{moment(user.deleteAfter)}</Fact>}
      </dl>
    </section>
  )
}
