import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the disclosure that the address points to: browsers do so on page load, but not on client navigation. */
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
