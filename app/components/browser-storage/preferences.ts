import { createSignal } from '../player/session/signal.ts'
import { PREFERENCE_PREFIX, type PreferenceName } from './stored-items.ts'

/** If storage is blocked, choices last as long as the page. */
const withoutStorage = new Map<string, string>()
const changed = createSignal<null>()

/** A preference of the browser, shared by all its users; null when unset. */
export function findPreference(name: PreferenceName): string | null {
  try {
    return localStorage.getItem(PREFERENCE_PREFIX + name) ?? withoutStorage.get(name) ?? null
  } catch {
    return withoutStorage.get(name) ?? null
  }
}

/** Stores a choice; null deletes it. */
export function updatePreference(name: PreferenceName, value: string | null): void {
  withoutStorage.delete(name)
  try {
    if (value === null) localStorage.removeItem(PREFERENCE_PREFIX + name)
    else localStorage.setItem(PREFERENCE_PREFIX + name, value)
  } catch {
    if (value !== null) withoutStorage.set(name, value)
  }
  changed.emit(null)
}

/** Calls back when a choice changes, here or in another tab. */
export function subscribePreferences(listener: () => void): () => void {
  const unsubscribe = changed.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}
