import { createSignal } from '../player/session/signal.ts'
import { storageOwner } from './owner.ts'
import { type OwnedTextName, ownerPrefix } from './stored-items.ts'

/** Fallback for blocked or full storage; lasts as long as the page. */
const inMemory = new Map<string, string>()
const changed = createSignal<null>()

function keyOf(name: string): string | null {
  const owner = storageOwner()
  return owner === null ? null : ownerPrefix(owner) + name
}

/** The text is prefixed with the time it was saved, in epoch milliseconds. */
const SAVED = /^(\d+):/

/** When a localStorage value was saved, in epoch milliseconds; 0 if unknown. */
export function savedAtOf(value: string | null): number {
  return Number(SAVED.exec(value ?? '')?.[1] ?? 0)
}

/** The page owner's text under a name; null for none. */
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

/** Saves a text for the page's owner; null deletes it. */
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

/** The names of the page owner's texts. */
export function listOwnedTexts(): string[] {
  const prefix = keyOf('')
  if (prefix === null) return []
  const keys = [...storedKeys(), ...inMemory.keys()].filter((key) => key.startsWith(prefix))
  return [...new Set(keys)].map((key) => key.slice(prefix.length))
}

/** Calls back when an owned text changes, here or in another tab. */
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
