import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { BOTTOM_BAR, type Place, PLACES } from '#app/config/navigation.ts'

interface Navigation {
  /** The place a page belongs to, whatever its address. */
  activeTab?: Place
  /** Called with the place that was chosen. */
  onTabChange?: (place: Place) => void
}

export const NavigationContext = createContext<Navigation>({})

/** The place that contains the page, if any: a path and everything below it. */
export function useCurrentPlace(): Place | undefined {
  const { pathname } = useLocation()
  const { activeTab } = use(NavigationContext)
  if (activeTab) return activeTab
  return BOTTOM_BAR.find((place) => pathname === PLACES[place] || pathname.startsWith(`${PLACES[place]}/`))
}
