const CONTROLS = ['main', 'footer'].flatMap((part) =>
  ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'].map((control) => `${part} ${control}`),
)

/** The position of the element fixed at the bottom right, without the transform that hides it. */
function marginsOf(element: HTMLElement): string {
  const { right, bottom } = getComputedStyle(element)
  const { clientWidth, clientHeight } = document.documentElement
  const left = clientWidth - Number.parseFloat(right) - element.offsetWidth
  const top = clientHeight - Number.parseFloat(bottom) - element.offsetHeight
  return `-${top}px -${right} -${bottom} -${left}px`
}

/** Reports whether a control of the page is under the floating button, by IntersectionObserver rather than polling. */
export function watchControls(element: HTMLElement, onChange: (isCovering: boolean) => void): () => void {
  const covered = new Set<Element>()
  let margins = ''
  let watch: IntersectionObserver | undefined
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) covered.add(target)
      else covered.delete(target)
    }
    onChange(covered.size > 0)
  }
  const start = () => {
    // Without a place: a page that failed has replaced it.
    if (!element.isConnected) return
    if (margins !== marginsOf(element)) {
      margins = marginsOf(element)
      watch?.disconnect()
      covered.clear()
      watch = new IntersectionObserver(look, { root: document, rootMargin: margins })
    }
    // Observing an observed element again has no effect.
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
}
