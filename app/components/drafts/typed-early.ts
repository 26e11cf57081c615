/**
 * Finds what was typed into textareas before the scripts came: React gives each its first text again when it hydrates it.
 *
 * @returns puts it back once the page is hydrated, and tells the form.
 */
export function findEarlyTyping(): () => void {
  const areas = [...document.querySelectorAll('textarea')].filter(({ value, defaultValue }) => value !== defaultValue)
  const typed = areas.map((area) => [area, area.value] as const)
  return () => {
    for (const [area, value] of typed) {
      area.value = value
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
