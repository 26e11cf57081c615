import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/** Focus fell back to the page: what had it is gone. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** The marks, where there are any; otherwise the title. */
function focusHeading(): void {
  const heading = document.getElementById('result') ?? document.querySelector('main h1')
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * What a browser does for a new document, after a navigation that kept the document: if the control that led here is
 * gone, focus goes to the page's heading; otherwise the new title is announced.
 */
export function PageChange() {
  const { key, hash } = useLocation()
  const { state } = useRevalidator()
  const said = useRef<HTMLParagraphElement>(null)
  const last = useRef({ key, title: '' })
  const hadFocus = useRef(false)
  useEffect(() => {
    const before = last.current
    last.current = { key, title: document.title }
    // What a hash points to takes the focus itself.
    if (before.key === key || hash !== '') return
    if (isLost()) focusHeading()
    else if (said.current && document.title !== before.title) said.current.textContent = document.title
  }, [key, hash])
  // The same address may become another page: a mock test that is over shows its results.
  useEffect(() => {
    if (state === 'loading') hadFocus.current = !isLost()
    else if (hadFocus.current && isLost()) focusHeading()
  }, [state])
  return <p ref={said} aria-live="polite" className="sr-only" />
}
