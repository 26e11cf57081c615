import { type RefObject, useEffect, useState } from 'react'
import { useScrollAway } from './use-scroll-away.ts'

const CONTROLS = ['main', 'footer'].flatMap((part) =>
  ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'].map((control) => `${part} ${control}`),
)

/** The place of what is fixed at the bottom right, without the move that it is taken away by. */
function marginsOf(element: HTMLElement): string {
  const { right, bottom } = getComputedStyle(element)
  const { clientWidth, clientHeight } = document.documentElement
  const left = clientWidth - Number.parseFloat(right) - element.offsetWidth
  const top = clientHeight - Number.parseFloat(bottom) - element.offsetHeight
  return `-${top}px -${right} -${bottom} -${left}px`
}

/** Whether a control of the page lies under what floats there. The browser watches its place; nobody polls. */
function useCoversControl(floating: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setCovering] = useState(false)
  useEffect(() => {
    const element = floating.current
    if (!element) return
    const covered = new Set<Element>()
    let margins = ''
    let watch: IntersectionObserver | undefined
    const look = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) covered.add(target)
        else covered.delete(target)
      }
      setCovering(covered.size > 0)
    }
    const start = () => {
      if (margins !== marginsOf(element)) {
        margins = marginsOf(element)
        watch?.disconnect()
        covered.clear()
        watch = new IntersectionObserver(look, { root: document, rootMargin: margins })
      }
      // To watch what is watched is nothing.
      for (const control of document.querySelectorAll(CONTROLS.join())) watch?.observe(control)
    }
    let next = 0
    const later = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(start)
    }
    const changes = new MutationObserver(later)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', later)
    start()
    return () => {
      cancelAnimationFrame(next)
      changes.disconnect()
      watch?.disconnect()
      window.removeEventListener('resize', later)
    }
  }, [floating])
  return isCovering
}

/** Whether what floats should be out of the way: while one reads on, and wherever it would cover a control. */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>): boolean {
  const isAway = useScrollAway()
  const isCovering = useCoversControl(floating)
  return isAway || isCovering
}
