import { GUEST_OWNER, OWNER_COOKIE_NAME } from '#app/config/browser-storage.ts'
import { pageOwner } from '#app/http/session/page-owner.ts'

// Everything that the pages keep in a browser goes through this folder (decision 029): what belongs to an owner through
// owned-text.ts and owned-objects.ts, what belongs to the browser itself through preferences.ts. stored-items.ts lists it.

/** For whom this page keeps things; null where it keeps nothing, or nothing more. */
export function storageOwner(): string | null {
  return typeof document === 'undefined' || document.documentElement.dataset.storage === 'closed' ? null : pageOwner()
}

/** Keeps nothing more from here on: a late write must not bring back what signing out has emptied. */
export function closeStorage(): void {
  document.documentElement.dataset.storage = 'closed'
}

/** Whose session the browser has now, as the server said last. */
export function sessionOwner(): string {
  return readCookie(OWNER_COOKIE_NAME) ?? GUEST_OWNER
}

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === '' ? undefined : value
}
