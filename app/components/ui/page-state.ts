import { useSyncExternalStore } from 'react'

function onVisibility(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** Whether the page is hidden, such as in a background tab. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
}

/** Neither event bubbles, but both can be caught in the capture phase. */
const DIALOG_EVENTS = ['toggle', 'close']

function onDialogs(notify: () => void) {
  for (const name of DIALOG_EVENTS) document.addEventListener(name, notify, { capture: true })
  return () => {
    for (const name of DIALOG_EVENTS) document.removeEventListener(name, notify, { capture: true })
  }
}

/** The topmost modal dialog, if any. */
export function useModal(): Element | undefined {
  return useSyncExternalStore(
    onDialogs,
    () => [...document.querySelectorAll('dialog:modal')].at(-1),
    () => undefined,
  )
}
