/** The links of the results, in order. */
const LINKS = '.word-line > b > a, a[data-word]'

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey

/**
 * The arrow keys lead from the search field into the results, through them and back; Enter opens one, as on any link. Escape clears
 * the search, and in the results leads back to the field.
 *
 * @param options.list contains the field and the results.
 * @returns the function that ends it.
 */
export function listenForKeys(options: {
  list: HTMLElement
  field: HTMLInputElement
  onClear: () => void
}): () => void {
  const { list, field, onClear } = options
  function onKey(event: KeyboardEvent): void {
    const { key, target } = event
    if (hasModifier(event)) return
    const links = [...list.querySelectorAll<HTMLElement>(LINKS)]
    const isField = target === field
    const at = links.findIndex((link) => link === target)
    if (!isField && at < 0) return
    if (key === 'Escape') {
      event.preventDefault()
      if (isField) onClear()
      field.focus()
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    const next = key === 'ArrowDown' ? (links[at + 1] ?? links.at(-1)) : at === 0 ? field : links[at - 1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  list.addEventListener('keydown', onKey)
  return () => list.removeEventListener('keydown', onKey)
}
