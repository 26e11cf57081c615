import { type RefObject, useCallback, useEffect } from 'react'
import { useLeaving } from './use-leaving.ts'

/** Script behaviour of a `<details>` menu: closes on Escape, on a press outside, when focus leaves, and on navigation. */
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
