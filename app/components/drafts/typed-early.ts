/**
 * Notes what is typed into textareas before the page is hydrated: React gives each its first text again when it hydrates it.
 *
 * @returns puts it back as typing would, once the page is hydrated.
 */
export function noteEarlyTyping(): () => Promise<void> {
  const typed = new Map<HTMLTextAreaElement, string>()
  for (const area of document.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) typed.set(area, area.value)
  }
  // A restored draft is older.
  const note = ({ target, isTrusted }: Event) => {
    if (isTrusted && target instanceof HTMLTextAreaElement) typed.set(target, target.value)
  }
  document.addEventListener('input', note)
  return async () => {
    if (typed.size > 0) {
      const { setValue } = await import('./form-fields.ts')
      for (const [area, value] of typed) if (area.value !== value) setValue(area, value)
    }
    document.removeEventListener('input', note)
  }
}
