import { useEffect } from 'react'

/** The disclosure that an element is, or has as its content. */
function foldOf(target: Element): HTMLDetailsElement | null {
  return target instanceof HTMLDetailsElement ? target : target.querySelector<HTMLDetailsElement>(':scope > details')
}

/** Unfolds everything around an element, and the segment that it is. */
export function reveal(target: Element): void {
  for (let around = target.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true
  }
  const own = foldOf(target)
  if (own) own.open = true
}

/**
 * Unfolds what a link on the page points to, such as a plank of the bridge. Browsers unfold only what is around it, and
 * not all of them do.
 */
export function useRevealedTarget(): void {
  useEffect(() => {
    function follow(): void {
      const target = document.getElementById(location.hash.slice(1))
      if (!target?.closest('details, li')) return
      reveal(target)
      target.scrollIntoView()
      foldOf(target)?.querySelector('summary')?.focus()
    }
    function onClick({ target }: MouseEvent): void {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null
      // The same target again changes no hash.
      if (link?.getAttribute('href') === location.hash) follow()
    }
    if (location.hash !== '') follow()
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', onClick)
    }
  }, [])
}
