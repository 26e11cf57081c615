import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { use } from 'react'
import { shellCopy } from '#app/config/copy/shell.ts'
import { type Place, PLACES, SIDEBAR } from '#app/config/navigation.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { useCopy } from './locale.ts'
import { PlaceIcon } from './place-icon.tsx'
import { NavigationContext, useCurrentPlace } from './use-current-place.ts'
import { isSidebarCollapsed, useSidebar } from './use-sidebar.ts'
import { Link } from '../ui/link.tsx'

const ROW =
  'relative flex h-11 w-full items-center gap-3 rounded-control px-2.5 text-15 transition-colors duration-150 ease-out hover:bg-accent-wash hover:text-ink'
/** Marks the current place: a plank on the edge, with bold text and aria-current as well. */
const CURRENT =
  'aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:-left-3 aria-[current]:before:h-7 aria-[current]:before:w-1 aria-[current]:before:rounded-r-full aria-[current]:before:bg-sun'

function SidebarLink({ place }: { place: Place }) {
  const copy = useCopy(shellCopy)
  const { onTabChange } = use(NavigationContext)
  const isCurrent = useCurrentPlace() === place
  return (
    <li>
      <Tooltip label={copy.places[place]} isWanted={isSidebarCollapsed}>
        <Link
          to={PLACES[place]}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={() => onTabChange?.(place)}
          className={`${ROW} ${CURRENT} text-soft`}
        >
          <PlaceIcon place={place} className={`size-5 ${isCurrent ? 'text-accent' : ''}`} />
          <span className="truncate railed:sr-only">{copy.places[place]}</span>
        </Link>
      </Tooltip>
    </li>
  )
}

function CollapseButton() {
  const copy = useCopy(shellCopy)
  const { isCollapsed, toggle } = useSidebar()
  const label = isCollapsed ? copy.expandSidebar : copy.collapseSidebar
  return (
    <Tooltip label={label} isWanted={isSidebarCollapsed}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={!isCollapsed}
        onClick={toggle}
        className={`${ROW} hidden text-soft scripted:flex`}
      >
        <PanelLeftClose aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 railed:hidden" />
        <PanelLeftOpen aria-hidden="true" strokeWidth={1.75} className="hidden size-5 shrink-0 railed:block" />
        <span className="railed:hidden">{copy.collapse}</span>
      </button>
    </Tooltip>
  )
}

/** Desktop navigation: 256 px wide, or a 64 px rail of icons. Widths are CSS only, so nothing shifts on load. */
export function Sidebar() {
  const copy = useCopy(shellCopy)
  return (
    <div className="frame-side hidden flex-col border-r border-line md:flex print:hidden">
      <nav aria-label={copy.mainNavigation} className="flex-1 overflow-x-hidden overflow-y-auto px-3 py-4">
        {SIDEBAR.map(({ group, places }) => (
          <div
            key={group}
            className={group === null ? '' : 'mt-5 railed:mt-2 railed:border-t railed:border-line railed:pt-2'}
          >
            {group !== null && (
              <p
                id={`places-${group}`}
                className="px-2.5 pb-1 text-13 font-semibold tracking-wider whitespace-nowrap text-soft railed:sr-only"
              >
                {copy.groups[group]}
              </p>
            )}
            <ul {...(group !== null && { 'aria-labelledby': `places-${group}` })}>
              {places.map((place) => (
                <SidebarLink key={place} place={place} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="border-t border-line p-3">
        <CollapseButton />
      </div>
    </div>
  )
}
