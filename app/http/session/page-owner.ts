import { OWNER_HEADER } from '#app/config/page-owner.ts'

/**
 * Whom the document was made for: an account, the guest of this browser, or null where that cannot be told. The server writes
 * it into the document, and it stays for its life (decision 029).
 */
export function pageOwner(): string | null {
  return typeof document === 'undefined' ? null : (document.documentElement.dataset.owner ?? null)
}

/** Tells the server whom a call is made for, so that it is never carried out for somebody else. */
export function ownerHeaders(): Record<string, string> {
  const owner = pageOwner()
  return owner === null ? {} : { [OWNER_HEADER]: owner }
}
