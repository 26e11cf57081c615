import { createSignal } from '../player/session/signal.ts'
import { storageOwner } from './owner.ts'
import { type OwnedTextName, ownerPrefix } from './stored-items.ts'

/** Where storage is blocked or full, as long as the page. */
const inMemory = new Map<string, string>()
const changed = createSignal<null>()

function keyOf(name: string): string | null {
  const owner = storageOwner()
  return owner === null ? null : ownerPrefix(owner) + name
}

/** Before the text stands when it was kept, in epoch milliseconds. */
const SAVED = /^(\d+):/

/** When a value of localStorage was kept; 0 where it does not say. */
export function savedAtOf(value: string | null): number {
  return Number(SAVED.exec(value ?? '')?.[1] ?? 0)
}

/** What the owner of the page keeps under a name; null for nothing. */
export function findOwnedText(name: OwnedTextName): string | null {
  const key = keyOf(name)
  return key === null ? null : (read(key)?.replace(SAVED, '') ?? null)
}

function read(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key)
  } catch {
    return inMemory.get(key) ?? null
  }
}

/** Keeps a text for the owner of the page; null forgets it. */
export function saveOwnedText(name: OwnedTextName, text: string | null): void {
  const key = keyOf(name)
  if (key === null) return
  const value = text === null ? null : `${Date.now()}:${text}`
  inMemory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) inMemory.set(key, value)
  }
  changed.emit(null)
}

/** The names under which the owner of the page keeps texts. */
export function listOwnedTexts(): string[] {
  const prefix = keyOf('')
  if (prefix === null) return []
  const keys = [...storedKeys(), ...inMemory.keys()].filter((key) => key.startsWith(prefix))
  return [...new Set(keys)].map((key) => key.slice(prefix.length))
}

/** Calls back when such a text changes, here or in another tab. */
export function subscribeOwnedTexts(listener: () => void): () => void {
  const unsubscribe = changed.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
