import { type RefObject, useCallback, useEffect } from 'react'
import { useLeaving } from './use-leaving.ts'

/** What script adds to a `<details>` menu: it closes on Escape, on a press elsewhere, when the focus leaves it and on navigation. */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>): void {
  const close = useCallback(() => {
    if (ref.current) ref.current.open = false
  }, [ref])
  useLeaving(close)

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const closeUnlessInside = (target: EventTarget | null) => {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    const onPointerDown = ({ target }: PointerEvent) => closeUnlessInside(target)
    const onFocusOut = ({ relatedTarget }: FocusEvent) => closeUnlessInside(relatedTarget)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    details.addEventListener('focusout', onFocusOut)
    details.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      details.removeEventListener('focusout', onFocusOut)
      details.removeEventListener('keydown', onKeyDown)
    }
  }, [ref])
}
