import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { USER_SEARCH_MAX } from '#app/config/admin.ts'
import { adminPeopleCopy } from '#app/config/copy/admin-people.ts'
import { USERS_PATH } from '#app/config/navigation.ts'
import type { Role } from '#app/models/accounts/current-user.ts'
import { PLAN_STATES, type PlanState, ROLES, type UserFilter } from '#app/models/accounts/desk/user-filter.ts'
import { useCopy } from '../../shell/locale.ts'
import { FilterChoice } from '../filter-choice.tsx'
import { Page } from '../../shell/page.tsx'
import { useMoment } from '../../shell/use-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { DeskNav } from '../desk-nav.tsx'
import { DESK_LINK, DeskCell, DeskRow, DeskRowTitle, DeskTable } from '../desk-table.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

export interface UserRow {
  id: number
  username: string
  email: string
  emailVerified: boolean
  role: Role
  plan: PlanState
  isLeaving: boolean
  /** ISO 8601. */
  createdAt: string
}

interface Props {
  rows: UserRow[]
  filter: UserFilter
  timeZone: string
  older: string | undefined
  /** Address of the first page; undefined on it. */
  newest: string | undefined
}

function FilterForm({ filter }: { filter: UserFilter }) {
  const copy = useCopy(adminPeopleCopy)
  const { q, role, plan } = filter
  return (
    <Form
      // The field follows the address: back, forward, cleared.
      key={`${q} ${role} ${plan}`}
      role="search"
      action={USERS_PATH}
      className="grid items-end gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_10rem_14rem_auto]"
    >
      <div>
        <label htmlFor="q" className="mb-1 block text-15 font-semibold">
          {copy.users.search}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={USER_SEARCH_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={INPUT_LOOK}
        />
      </div>
      <FilterChoice
        id="role"
        name="role"
        label={copy.users.role}
        value={role}
        none={copy.users.any}
        choices={ROLES.map((known) => [known, copy.roles[known]])}
      />
      <FilterChoice
        id="plan"
        name="plan"
        label={copy.users.plan}
        value={plan}
        none={copy.users.any}
        choices={PLAN_STATES.map((known) => [known, copy.plans[known]])}
      />
      <Button type="submit" look="secondary">
        {copy.users.find}
      </Button>
    </Form>
  )
}

function UserLine({ row, timeZone }: { row: UserRow; timeZone: string }) {
  const copy = useCopy(adminPeopleCopy)
  const moment = useMoment(timeZone)
  const { columns, unverified, leaving } = copy.users
  return (
    <DeskRow>
      <DeskRowTitle>
        <Link to={`${USERS_PATH}/${row.id}`} className={`${DESK_LINK} wrap-anywhere`}>
          {row.username}
        </Link>{' '}
        {row.isLeaving && <Badge look="warning">{leaving}</Badge>}
      </DeskRowTitle>
      <DeskCell name={columns.email}>
        <span className="wrap-anywhere">{row.email}</span> {!row.emailVerified && <Badge>{unverified}</Badge>}
      </DeskCell>
      <DeskCell name={columns.role} className={row.role === 'user' ? 'text-soft' : 'font-semibold'}>
        {copy.roles[row.role]}
      </DeskCell>
      <DeskCell name={columns.plan} className={row.plan === 'free' ? 'text-soft' : ''}>
        {copy.plans[row.plan]}
      </DeskCell>
      <DeskCell name={columns.joined}>
        <time dateTime={row.createdAt} className="md:whitespace-nowrap">
          {moment(row.createdAt)}
        </time>
      </DeskCell>
    </DeskRow>
  )
}

/** /admin/users: all users, newest first, with a search and two filters. */
export function UsersPage({ rows, filter, timeZone, older, newest }: Props) {
  const copy = useCopy(adminPeopleCopy).users
  const { columns } = copy
  const isNarrowed = filter.q !== '' || filter.role !== null || filter.plan !== null
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      <FilterForm filter={filter} />
      {isNarrowed && (
        <p className="mt-2">
          <Link to={USERS_PATH} className={DESK_LINK}>
            {copy.clear}
          </Link>
        </p>
      )}
      <h2 id="users-title" className="sr-only">
        {copy.title}
      </h2>
      {rows.length === 0 ? (
        <p role="status" className="mt-8 text-soft">
          {copy.none}
        </p>
      ) : (
        <DeskTable
          labelledBy="users-title"
          columns={[columns.user, columns.email, columns.role, columns.plan, columns.joined]}
        >
          {rows.map((row) => (
            <UserLine key={row.id} row={row} timeZone={timeZone} />
          ))}
        </DeskTable>
      )}
      <Pager older={{ to: older, label: copy.older }} newest={{ to: newest, label: copy.newest }} />
    </Page>
  )
}
