import { type RefObject, useEffect } from 'react'

/** The place of a segment that has the focus, 0-based. */
function focusedSegment(form: HTMLFormElement): HTMLElement | null {
  const { activeElement } = document
  return activeElement && form.contains(activeElement) ? activeElement.closest<HTMLElement>('[data-segment]') : null
}

const COMMANDS: Record<string, (form: HTMLFormElement) => HTMLElement | null | undefined> = {
  's mod': (form) => form.querySelector<HTMLElement>('[data-key="save"]'),
  'enter mod': (form) => form.querySelector<HTMLElement>('[data-key="add"]'),
  'arrowup alt': (form) => focusedSegment(form)?.querySelector<HTMLElement>('[data-key="up"]'),
  'arrowdown alt': (form) => focusedSegment(form)?.querySelector<HTMLElement>('[data-key="down"]'),
}

/** Ctrl or Cmd with S saves and with Enter adds a segment; Alt with an arrow moves the segment that is typed in. */
export function EditorKeys({ element }: { element: RefObject<HTMLFormElement | null> }) {
  useEffect(() => {
    const form = element.current
    if (!form) return
    const press = (event: KeyboardEvent) => {
      const modifier = event.ctrlKey || event.metaKey ? 'mod' : event.altKey ? 'alt' : ''
      const button = COMMANDS[`${event.key.toLowerCase()} ${modifier}`]?.(form)
      if (!button || event.shiftKey) return
      event.preventDefault()
      button.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [element])
  return null
}
