import { type PointerEvent, useRef } from 'react'
import { TOAST_SWIPE_PX } from '#app/config/ui.ts'

/** Less movement than this counts as a press. */
const SLOP_PX = 4

/**
 * Lets an element be swiped to the right. The distance is set as the custom property `--swipe` by script on the element:
 * the content security policy forbids style attributes, but not this.
 */
export function useSwipe(onSwipedAway: () => void) {
  const startX = useRef<number>(undefined)

  function settle(element: HTMLElement) {
    startX.current = undefined
    delete element.dataset.swiping
    element.style.removeProperty('--swipe')
  }

  function distance(event: PointerEvent): number {
    return startX.current === undefined ? 0 : Math.max(0, event.clientX - startX.current)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) startX.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const moved = distance(event)
      const element = event.currentTarget
      if (moved < SLOP_PX) return
      if (element.dataset.swiping === undefined) {
        element.dataset.swiping = ''
        element.setPointerCapture(event.pointerId)
      }
      element.style.setProperty('--swipe', `${moved}px`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isAway = distance(event) > TOAST_SWIPE_PX
      settle(event.currentTarget)
      if (isAway) onSwipedAway()
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      settle(event.currentTarget)
    },
  }
}
