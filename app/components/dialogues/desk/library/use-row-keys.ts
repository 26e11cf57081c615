import { type RefObject, useEffect } from 'react'

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** The arrow keys move between the titles of a table, whose links open the editor. */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current
    if (!element) return
    const move = (event: KeyboardEvent) => {
      const step = STEPS.get(event.key)
      const row = event.target instanceof Element ? event.target.closest('tr')?.querySelector('[data-row]') : null
      if (step === undefined || !row) return
      event.preventDefault()
      const rows = [...element.querySelectorAll<HTMLElement>('[data-row]')]
      rows[rows.findIndex((one) => one === row) + step]?.focus()
    }
    element.addEventListener('keydown', move)
    return () => element.removeEventListener('keydown', move)
  }, [table])
}
