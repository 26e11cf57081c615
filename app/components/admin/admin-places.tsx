import { NavLink } from 'react-router'
import { adminOverviewCopy } from '#app/config/copy/admin-overview.ts'
import { ADMIN_PATH, DESK_PATH, DISPUTES_PATH, USERS_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'

const PLACES = [
  { name: 'overview', to: ADMIN_PATH },
  { name: 'dialogues', to: DESK_PATH },
  { name: 'users', to: USERS_PATH },
  { name: 'disputes', to: DISPUTES_PATH },
] as const

/** The pages of the admin's desk, on top of each of them. */
export function AdminPlaces() {
  const copy = useCopy(adminOverviewCopy).places
  return (
    <nav aria-label={copy.label} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-5">
        {PLACES.map(({ name, to }) => (
          <li key={name}>
            <NavLink
              to={to}
              end={to === ADMIN_PATH}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-15 font-semibold whitespace-nowrap text-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {copy[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
