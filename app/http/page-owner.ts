import { GUEST_OWNER, OWNER_COOKIE_NAME, OWNER_HEADER } from '#app/config/browser-storage.ts'

// Everything that the pages keep in a browser goes through this folder (decision 029): what belongs to an owner through
// owned-text.ts and owned-objects.ts, what belongs to the browser itself through preferences.ts. stored-items.ts lists it.

/**
 * Whom the document was made for: an account, the guest of this browser, or null where that cannot be told or where the
 * account has just signed out; then nothing is kept. The server writes it into the document, and it stays for its life.
 */
export function pageOwner(): string | null {
  return typeof document === 'undefined' ? null : (document.documentElement.dataset.owner ?? null)
}

/** Keeps nothing more from here on: a late write must not bring back what signing out has emptied. */
export function closeStorage(): void {
  delete document.documentElement.dataset.owner
}

/** Whose session the browser has now, as the server said last. */
export function sessionOwner(): string {
  return readCookie(OWNER_COOKIE_NAME) ?? GUEST_OWNER
}

/** Tells the server whom a call is made for, so that it is never carried out for somebody else. */
export function ownerHeaders(): Record<string, string> {
  const owner = pageOwner()
  return owner === null ? {} : { [OWNER_HEADER]: owner }
}

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === '' ? undefined : value
}
