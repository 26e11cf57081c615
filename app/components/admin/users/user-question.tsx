import { adminPeopleCopy } from '#app/config/copy/admin-people.ts'
import { USERS_PATH } from '#app/config/navigation.ts'
import type { Role } from '#app/models/accounts/current-user.ts'
import type { UserQuestion } from '#app/models/accounts/desk/desk-form.ts'
import { useCopy } from '../../shell/locale.ts'
import { AdminConfirm } from './admin-confirm.tsx'
import type { ShownUser } from './user-facts.tsx'

interface Props {
  user: ShownUser
  problem: string | undefined
}

/** Shared by all confirmations about this user. */
function useFrame({ user, problem }: Props, query: string) {
  const { cancel } = useCopy(adminPeopleCopy).user
  const path = `${USERS_PATH}/${user.id}`
  return { action: `${path}?${query}`, problem, cancel: { to: path, label: cancel } }
}

function RoleQuestion({ role, ...props }: Props & { role: Role }) {
  const { user: words, roles } = useCopy(adminPeopleCopy)
  const copy = words.role
  const { user } = props
  return (
    <AdminConfirm
      {...useFrame(props, `ask=role&role=${role}`)}
      title={copy.confirm({ who: user.username, role: roles[role] })}
      intent="role"
      values={{ role, from: user.role }}
      isDanger={user.isSelf || role === 'admin'}
      button={copy.button}
    >
      <p className="measure">{copy.text}</p>
      {role === 'admin' && <p className="measure mt-1 font-semibold">{copy.admin}</p>}
      {user.isSelf && (
        <>
          <p className="measure mt-1 font-semibold">{copy.own}</p>
          <label className="mt-3 flex min-h-6 items-start gap-3">
            <input type="checkbox" name="understood" className="mt-0.5 size-5 shrink-0 accent-accent" />
            <span>{copy.understood}</span>
          </label>
        </>
      )}
    </AdminConfirm>
  )
}

function TakeProQuestion(props: Props) {
  const copy = useCopy(adminPeopleCopy).user.pro
  const { user } = props
  return (
    <AdminConfirm
      {...useFrame(props, 'ask=take-pro')}
      title={copy.confirm(user.username)}
      intent="take-pro"
      values={{ from: user.given?.at ?? '' }}
      isDanger
      button={copy.button}
    >
      <p className="measure">{copy.text}</p>
    </AdminConfirm>
  )
}

function TutorialQuestion(props: Props) {
  const copy = useCopy(adminPeopleCopy).user.tutorialForm
  return (
    <AdminConfirm
      {...useFrame(props, 'ask=tutorial')}
      title={copy.confirm(props.user.username)}
      intent="tutorial"
      button={copy.button}
    >
      <p className="measure">{copy.intro}</p>
    </AdminConfirm>
  )
}

function SessionsQuestion(props: Props) {
  const copy = useCopy(adminPeopleCopy).user.sessionForm
  return (
    <AdminConfirm
      {...useFrame(props, 'ask=sessions')}
      title={copy.confirm(props.user.username)}
      intent="sessions"
      isDanger
      button={copy.button}
    >
      <p className="measure">{copy.text}</p>
      {props.user.isSelf && <p className="measure mt-1 font-semibold">{copy.own}</p>}
    </AdminConfirm>
  )
}

/** The confirmation that is open. */
export function UserQuestionPanel({ ask, role, ...props }: Props & { ask: UserQuestion; role: Role | null }) {
  switch (ask) {
    case 'role':
      return role && <RoleQuestion {...props} role={role} />
    case 'take-pro':
      return <TakeProQuestion {...props} />
    case 'tutorial':
      return <TutorialQuestion {...props} />
    case 'sessions':
      return <SessionsQuestion {...props} />
  }
}
