import { ChevronRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { PLACES } from '#app/config/navigation.ts'
import { useCopy } from '../../shell/locale.ts'
import { PlaceIcon } from '../../shell/place-icon.tsx'

const ACTIONS = ['practice', 'mockTest', 'vocabulary', 'history'] as const

/** Shortcuts for phones. */
export function QuickActions() {
  const copy = useCopy(dashboardCopy).quick
  return (
    <section aria-labelledby="quick-actions" className="md:hidden">
      <h2 id="quick-actions" className="text-20">
        {copy.title}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {ACTIONS.map((place) => (
          <li key={place}>
            <Link to={PLACES[place]} className="flex min-h-13 items-center gap-3 text-ink">
              <PlaceIcon place={place} className="size-5 text-accent" />
              <span className="flex-1">{copy[place]}</span>
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
