import { use } from 'react'
import { shellCopy } from '#app/config/copy/shell.ts'
import { BOTTOM_BAR, PLACES } from '#app/config/navigation.ts'
import { useCopy } from './locale.ts'
import { PlaceIcon } from './place-icon.tsx'
import { NavigationContext, useCurrentPlace } from './use-current-place.ts'
import { Link } from '../ui/link.tsx'

/** The navigation bar on a phone: a deck between two banks, with a plank marking the current place. */
export function BottomBar() {
  const copy = useCopy(shellCopy)
  const current = useCurrentPlace()
  const { onTabChange } = use(NavigationContext)
  return (
    <nav
      aria-label={copy.tabBar}
      className="bottom-deck deck-top fixed inset-x-0 bottom-0 z-10 bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <span aria-hidden="true" className="deck-plank flex justify-center">
        <span className="h-[5px] w-8 rounded-full bg-sun" />
      </span>
      <ul className="grid h-15 grid-cols-5">
        {BOTTOM_BAR.map((place) => (
          <li key={place}>
            <Link
              to={PLACES[place]}
              aria-current={place === current ? 'page' : undefined}
              onClick={() => onTabChange?.(place)}
              className="group flex h-full flex-col items-center justify-center gap-0.5 text-soft -outline-offset-3 aria-[current]:text-ink"
            >
              <PlaceIcon place={place} className="size-[1.375rem] group-aria-[current]:text-accent" />
              <span className="text-[0.6875rem] leading-4 min-[23rem]:text-[0.75rem] group-aria-[current]:font-semibold">
                {copy.tabs[place]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
