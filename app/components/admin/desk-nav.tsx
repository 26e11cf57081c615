import { NavLink } from 'react-router'
import { deskNavCopy } from '#app/config/copy/desk-nav.ts'
import {
  ADMIN_PATH,
  DESK_PATH,
  DISPUTES_PATH,
  INSIGHT_PATH,
  TEMPLATE_DESK_PATH,
  USERS_PATH,
  VOCABULARY_DESK_PATH,
} from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'

/** The admin pages, in order. */
const ENTRIES = [
  { place: 'overview', path: ADMIN_PATH },
  { place: 'dialogues', path: DESK_PATH },
  { place: 'insight', path: INSIGHT_PATH },
  { place: 'templates', path: TEMPLATE_DESK_PATH },
  { place: 'vocabulary', path: VOCABULARY_DESK_PATH },
  { place: 'users', path: USERS_PATH },
  { place: 'disputes', path: DISPUTES_PATH },
] as const

/** The admin navigation: one line, with a plank marking the current page. */
export function DeskNav() {
  const copy = useCopy(deskNavCopy)
  return (
    <nav aria-label={copy.label} className="mb-8 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {ENTRIES.map(({ place, path }) => (
          <li key={place}>
            <NavLink
              to={path}
              end={path === ADMIN_PATH}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent text-15 text-soft hover:text-ink aria-[current=page]:border-sun aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {copy.places[place]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
