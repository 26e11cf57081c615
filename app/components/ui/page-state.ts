import { useSyncExternalStore } from 'react'

function onVisibility(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** Whether nobody can see the page: another tab is in front. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
}

/** Neither event bubbles; both can be caught on their way down. */
const DIALOG_EVENTS = ['toggle', 'close']

function onDialogs(notify: () => void) {
  for (const name of DIALOG_EVENTS) document.addEventListener(name, notify, { capture: true })
  return () => {
    for (const name of DIALOG_EVENTS) document.removeEventListener(name, notify, { capture: true })
  }
}

/** The modal dialog in front, if any. */
export function useModal(): Element | undefined {
  return useSyncExternalStore(
    onDialogs,
    () => [...document.querySelectorAll('dialog:modal')].at(-1),
    () => undefined,
  )
}
