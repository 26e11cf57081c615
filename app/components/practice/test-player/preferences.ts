import { createSignal } from './signal.ts'

const PREFIX = 'kopru.'

/** Where storage is blocked, choices last as long as the page. */
const withoutStorage = new Map<string, string>()
const changed = createSignal<null>()

/** A choice this browser remembers; null when nothing was chosen. */
export function findPreference(name: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + name) ?? withoutStorage.get(name) ?? null
  } catch {
    return withoutStorage.get(name) ?? null
  }
}

/** Remembers a choice; null forgets it. */
export function updatePreference(name: string, value: string | null): void {
  withoutStorage.delete(name)
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + name)
    else window.localStorage.setItem(PREFIX + name, value)
  } catch {
    if (value !== null) withoutStorage.set(name, value)
  }
  changed.emit(null)
}

/** Calls back when a choice changes, here or in another tab. */
export function subscribePreferences(listener: () => void): () => void {
  const unsubscribe = changed.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}
