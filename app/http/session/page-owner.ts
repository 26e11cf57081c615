import { OWNER_HEADER } from '#app/config/page-owner.ts'

/**
 * The owner this document was rendered for: an account, this browser's guest, or null if unknown. The server writes it
 * into the document, where it never changes (docs/decisions/029).
 */
export function pageOwner(): string | null {
  return typeof document === 'undefined' ? null : (document.documentElement.dataset.owner ?? null)
}

/** Sends the page's owner to the server, so that a call is never carried out for another account. */
export function ownerHeaders(): Record<string, string> {
  const owner = pageOwner()
  return owner === null ? {} : { [OWNER_HEADER]: owner }
}
