import type { SubmissionResult } from '@conform-to/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { adminPeopleCopy } from '#app/config/copy/admin-people.ts'
import { USERS_PATH } from '#app/config/navigation.ts'
import type { Role } from '#app/models/accounts/current-user.ts'
import type { UserQuestion } from '#app/models/accounts/desk/desk-form.ts'
import { ROLES } from '#app/models/accounts/desk/user-filter.ts'
import { Field } from '../../forms/field.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Act, Acts } from './acts.tsx'
import { DeskNav } from '../desk-nav.tsx'
import { type ShownUser, UserFacts } from './user-facts.tsx'
import { UserQuestionPanel } from './user-question.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

interface Props {
  user: ShownUser
  /** Today in the learner's time zone: YYYY-MM-DD. */
  today: string
  /** The confirmation to show, from the address. */
  ask: UserQuestion | null
  /** The role to assign. */
  role: Role | null
  acts: Act[]
  timeZone: string
  /** Errors of the form that grants Pro. */
  result: SubmissionResult | undefined
  /** Why another action failed. */
  problem: string | undefined
}

function Part({ id, title, intro, children }: { id: string; title: string; intro: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line pt-4">
      <h2 id={`${id}-title`} className="text-20">
        {title}
      </h2>
      <p className="measure mt-1 text-15 text-soft">{intro}</p>
      <div className="mt-3">{children}</div>
    </section>
  )
}

function RolePart({ user, path }: { user: ShownUser; path: string }) {
  const { user: words, roles } = useCopy(adminPeopleCopy)
  const copy = words.role
  return (
    <Part id="role" title={copy.title} intro={copy.hint}>
      {/* This form only opens the confirmation. */}
      <Form action={path} preventScrollReset={false} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="ask" value="role" />
        <div>
          <label htmlFor="role" className="mb-1 block text-15 font-semibold">
            {copy.label}
          </label>
          <select key={user.role} id="role" name="role" defaultValue={user.role} className={INPUT_LOOK}>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" look="secondary">
          {copy.submit}
        </Button>
      </Form>
    </Part>
  )
}

function ProPart({ user, today, path, result }: Pick<Props, 'user' | 'today' | 'result'> & { path: string }) {
  const copy = useCopy(adminPeopleCopy).user.pro
  const { given } = user
  return (
    <Part id="pro" title={copy.title} intro={copy.intro}>
      <FormFrame key={given?.at ?? ''} lastResult={result} action={path} intent="give-pro">
        <input type="hidden" name="from" value={given?.at ?? ''} />
        <div className="max-w-72">
          <Field
            name="until"
            type="date"
            label={copy.label}
            hint={copy.hint(user.timezone)}
            min={today}
            required
            {...(given && !given.isOver && result === undefined && { defaultValue: given.day })}
          />
        </div>
        <div className="flex flex-wrap gap-3 ">
          <Button type="submit" look="secondary">
            {given && !given.isOver ? copy.change : copy.give}
          </Button>
          {given && (
            <ButtonLink look="quiet" to={`${path}?ask=take-pro`}>
              {copy.take}
            </ButtonLink>
          )}
        </div>
      </FormFrame>
    </Part>
  )
}

/** /admin/users/:id: the user's facts, and the actions an admin has. */
export function UserPage({ user, today, ask, role, acts, timeZone, result, problem }: Props) {
  const copy = useCopy(adminPeopleCopy).user
  const path = `${USERS_PATH}/${user.id}`
  const isRoleNew = ask !== 'role' || (role !== null && role !== user.role)
  return (
    <Page title={user.username} subtitle={user.email}>
      <DeskNav />
      <p className="mb-6">
        <Link
          to={USERS_PATH}
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-accent underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {copy.back}
        </Link>
      </p>
      {ask && isRoleNew && (
        <UserQuestionPanel key={`${ask} ${problem}`} ask={ask} role={role} user={user} problem={problem} />
      )}
      {ask && !isRoleNew && (
        <p role="status" className="mb-8 border-l-4 border-sun py-1 pl-4">
          {problem ?? copy.role.unchanged}
        </p>
      )}
      {!ask && problem !== undefined && (
        <p role="alert" className="mb-8 border-l-4 border-critical py-1 pl-4">
          {problem}
        </p>
      )}
      <UserFacts user={user} timeZone={timeZone} />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <ProPart user={user} today={today} path={path} result={result} />
        <RolePart user={user} path={path} />
        {user.hasSeenTutorial && (
          <Part id="tutorial" title={copy.tutorialForm.title} intro={copy.tutorialForm.intro}>
            <ButtonLink look="secondary" to={`${path}?ask=tutorial`}>
              {copy.tutorialForm.submit}
            </ButtonLink>
          </Part>
        )}
        <Part id="sessions" title={copy.sessionForm.title} intro={copy.sessionForm.intro}>
          <ButtonLink look="secondary" to={`${path}?ask=sessions`}>
            {copy.sessionForm.submit}
          </ButtonLink>
        </Part>
      </div>
      <Acts acts={acts} timeZone={timeZone} title={copy.acts} />
    </Page>
  )
}
