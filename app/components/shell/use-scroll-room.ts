import { type RefObject, useEffect } from 'react'

/** Between the bar and what is scrolled to, as in shell.css. */
const GAP_PX = 16

/**
 * Whatever is scrolled to, or gets the focus, stops above this bar while it sticks to the bottom, however high it is at
 * the moment.
 */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { position, bottom } = getComputedStyle(element)
      const room = element.offsetHeight + Number.parseFloat(bottom) + GAP_PX
      style.scrollPaddingBottom = position === 'sticky' ? `${room}px` : ''
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [bar])
}
