import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Unfolds what the address points to: browsers do it when they load a page, not when a script turns to it. */
export function useOpenTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    const details = target?.closest('details')
    if (!details || details.open) return
    details.open = true
    details.scrollIntoView()
  }, [hash])
}
