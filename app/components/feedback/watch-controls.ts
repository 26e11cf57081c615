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

/** Reports whether a control of the page lies under the floating button, by IntersectionObserver rather than polling. */
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
}
