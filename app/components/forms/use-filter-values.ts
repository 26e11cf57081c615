import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form of filters: its selects follow the address (back, forward, cleared), and keep the focus, which a new key
 * would lose.
 */
export function useFilterValues(values: Record<string, string | null>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const wanted = JSON.stringify(values)
  useEffect(() => {
    for (const [name, value] of Object.entries<string | null>(JSON.parse(wanted))) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLSelectElement) control.value = value ?? ''
    }
  }, [wanted])
  return form
}
