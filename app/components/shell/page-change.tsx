import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focus fell back to the page: what had it is gone. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * What a browser does for a new document, after a navigation that kept the document: if the control that led here is
 * gone, focus goes to the page's heading; otherwise the new title is announced.
 */
export function PageChange() {
  const { key, hash } = useLocation()
  const said = useRef<HTMLParagraphElement>(null)
  const last = useRef({ key, title: '' })
  useEffect(() => {
    const before = last.current
    last.current = { key, title: document.title }
    // What a hash points to takes the focus itself.
    if (before.key === key || hash !== '') return
    if (!isLost()) {
      if (said.current && document.title !== before.title) said.current.textContent = document.title
      return
    }
    const heading = document.querySelector('main h1')
    if (!(heading instanceof HTMLElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [key, hash])
  return <p ref={said} aria-live="polite" className="sr-only" />
}
