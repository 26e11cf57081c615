import { GUEST_OWNER, OWNER_COOKIE_NAME } from '#app/config/browser-storage.ts'
import { pageOwner } from '#app/http/session/page-owner.ts'

// Everything that pages store in a browser goes through this folder (decision 029): an owner's data through
// owned-text.ts and owned-objects.ts, the browser's own preferences through preferences.ts. stored-items.ts lists it.

/** The owner this page stores data for; null if it stores nothing, or no longer does. */
export function storageOwner(): string | null {
  return typeof document === 'undefined' || document.documentElement.dataset.storage === 'closed' ? null : pageOwner()
}

/** Stops all writes: a late one must not restore what signing out has deleted. */
export function closeStorage(): void {
  document.documentElement.dataset.storage = 'closed'
}

/** The owner of the browser's current session, as last reported by the server. */
export function sessionOwner(): string {
  return readCookie(OWNER_COOKIE_NAME) ?? GUEST_OWNER
}

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === '' ? undefined : value
}
