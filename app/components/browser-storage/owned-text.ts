import { createSignal } from '../practice/test-player/signal.ts'
import { pageOwner } from '#app/http/page-owner.ts'
import { type OwnedTextName, ownerPrefix } from './stored-items.ts'

/** Where storage is blocked or full, as long as the page. */
const inMemory = new Map<string, string>()
const changed = createSignal<null>()

function keyOf(name: OwnedTextName): string | null {
  const owner = pageOwner()
  return owner === null ? null : ownerPrefix(owner) + name
}

/** What the owner of the page keeps under a name; null for nothing. */
export function findOwnedText(name: OwnedTextName): string | null {
  const key = keyOf(name)
  if (key === null) return null
  try {
    return inMemory.get(key) ?? localStorage.getItem(key)
  } catch {
    return inMemory.get(key) ?? null
  }
}

/** Keeps a text for the owner of the page; null forgets it. */
export function saveOwnedText(name: OwnedTextName, value: string | null): void {
  const key = keyOf(name)
  if (key === null) return
  inMemory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) inMemory.set(key, value)
  }
  changed.emit(null)
}

/** The names of this owner that begin with a text. */
export function listOwnedTexts(beginning: string): string[] {
  const owner = pageOwner()
  if (owner === null) return []
  const prefix = ownerPrefix(owner)
  const names = [...storedKeys(), ...inMemory.keys()].flatMap((key) =>
    key.startsWith(prefix + beginning) ? [key.slice(prefix.length)] : [],
  )
  return [...new Set(names)]
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
