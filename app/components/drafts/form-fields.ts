import type { DraftEntry } from '../browser-storage/drafts.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Input types that are not typed into, or must never be stored. */
const UNKEPT = ['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']

function isField(element: Element): element is Field {
  if (element instanceof HTMLInputElement) return element.name !== '' && !UNKEPT.includes(element.type)
  const isOther = element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
  return isOther && element.name !== ''
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Fields by name; fields that share a name also by value or position. */
function keyedFields(form: HTMLFormElement): [key: string, field: Field][] {
  const seen = new Map<string, number>()
  return [...form.elements].filter(isField).map((field) => {
    const name = isTick(field) ? `${field.name}=${field.value}` : field.name
    const place = seen.get(name) ?? 0
    seen.set(name, place + 1)
    return [place === 0 ? name : `${name}#${place}`, field]
  })
}

function valueOf(field: Field): string {
  return isTick(field) ? (field.checked ? 'on' : '') : field.value
}

function isUnchanged(field: Field): boolean {
  if (isTick(field)) return field.checked === field.defaultChecked
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex === Math.max(0, chosen)
  }
  return field.value === field.defaultValue
}

/** The values of a form's fields. */
export function readFields(form: HTMLFormElement): Map<string, string> {
  return new Map(keyedFields(form).map(([key, field]) => [key, valueOf(field)]))
}

/** The fields changed since the form held these values, or since the server rendered it. */
export function readChanges(form: HTMLFormElement, before: ReadonlyMap<string, string>): DraftEntry[] {
  return keyedFields(form).flatMap(([key, field]) => {
    const value = valueOf(field)
    // React gives a controlled field a new default value with each change.
    return value === before.get(key) && isUnchanged(field) ? [] : [[key, value]]
  })
}

/** Sets a value as typing would, so that React notices the change. */
function setValue(field: Field, value: string): void {
  if (isTick(field)) {
    field.click()
    return
  }
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Restores values into a form's fields. Returns whether any of them changed. */
export function writeChanges(form: HTMLFormElement, entries: readonly DraftEntry[]): boolean {
  const values = new Map(entries)
  let hasChanged = false
  for (const [key, field] of keyedFields(form)) {
    const value = values.get(key)
    if (value === undefined || value === valueOf(field)) continue
    setValue(field, value)
    hasChanged ||= valueOf(field) === value
  }
  return hasChanged
}
